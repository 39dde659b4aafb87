import type { EditionText } from '../../characterText'

export const tb: EditionText<'tb'> = {
  washerwoman: {
    name: 'Lavandière',
    ability: 'Lors de ta première nuit, tu découvres un Villageois en jeu et deux personnes, dont l’une est ce Villageois.',
    words: {
      Townsfolk: 'Villageois',
      '{me} is shown a Townsfolk and two players.': '{me} découvre un Villageois et deux personnes.',
      'card.washerwoman': 'L’une de ces deux personnes est',
      'advice.washerwoman': 'L’autre personne est de préférence du Mal, ou quelqu’un dont la parole doit être mise en doute.',
    },
  },
  librarian: {
    name: 'Archiviste',
    ability:
      'Lors de ta première nuit, tu découvres un Marginal en jeu et deux personnes, dont l’une est ce Marginal, ou bien qu’il n’y en a aucun.',
    words: {
      Outsider: 'Marginal',
      '{me} is shown an Outsider and two players, or that there is none.':
        '{me} découvre un Marginal et deux personnes, ou qu’il n’y en a aucun.',
      'Show the token, then point at both players; or show that there is none.':
        'Montre le jeton, puis désigne les deux personnes\u00a0; ou montre qu’il n’y en a aucun.',
      'card.librarian': 'L’une de ces deux personnes est',
      'card.noOutsider': 'Il n’y a aucun Marginal',
      'advice.librarian': 'Ne montre que rarement quelqu’un qui doute de son propre personnage\u00a0: un autre Marginal est plus clément.',
    },
  },
  investigator: {
    name: 'Détective',
    ability: 'Lors de ta première nuit, tu découvres un Sbire en jeu et deux personnes, dont l’une est ce Sbire.',
    words: {
      Minion: 'Sbire',
      '{me} is shown a Minion and two players.': '{me} découvre un Sbire et deux personnes.',
      'card.investigator': 'L’une de ces deux personnes est',
      'advice.investigator': 'Une personne du Bien qui peut passer pour un Sbire est un bon choix à montrer.',
    },
  },
  chef: {
    name: 'Cuisinier',
    ability: 'Lors de ta première nuit, tu apprends combien de fois deux personnes du Mal sont assises côte à côte.',
    words: {
      '{me} learns how often two evil players sit side by side.':
        '{me} apprend combien de fois deux personnes du Mal sont assises côte à côte.',
      'Show the number.': 'Montre le nombre.',
      'card.chef': 'Nombre de fois où deux personnes du Mal sont assises côte à côte',
      'truth.chef': 'Mal côte à côte\u00a0: {list}.',
      'truth.chef.none': 'Jamais deux personnes du Mal ne sont assises côte à côte.',
      'advice.chef': 'Un nombre que la table peut comparer aux places\u00a0: garde un mensonge à un près de la vérité.',
    },
  },
  empath: {
    name: 'Empathe',
    ability: 'Chaque nuit, tu apprends combien sont du Mal parmi la personne en vie la plus proche à ta gauche et celle à ta droite.',
    words: {
      '{me} learns how many living neighbours are evil.': '{me} apprend combien sont du Mal parmi les deux personnes en vie à ses côtés.',
      'Show the number: the nearest living player on either side, Travellers included.':
        'Montre le nombre\u00a0: la personne en vie la plus proche de chaque côté, Voyageurs compris.',
      'card.empath': 'du Mal parmi les deux personnes en vie à tes côtés',
      'truth.empath': 'À ses côtés\u00a0: {list}.',
      'truth.evil': '{who} est du Mal',
      'truth.good': '{who} est du Bien',
      'advice.empath': 'Une personne du Bien qui peut passer pour le Mal devrait le faire environ une fois sur deux.',
    },
  },
  fortuneteller: {
    name: 'Voyante',
    ability:
      'Chaque nuit, choisis deux personnes\u00a0: tu apprends s’il y a un Démon parmi elles. Une personne du Bien passe pour un Démon à tes yeux.',
    words: {
      'Red herring': 'Fausse piste',
      'Nod if one of them is a Demon or the red herring.': 'Fais oui de la tête si l’une d’elles est un Démon ou la fausse piste.',
      'card.fortuneteller': 'Un Démon parmi les deux\u00a0?',
      'secret.fortuneteller.redHerring': 'la fausse piste',
      'refused.red_herring_must_be_good': '{who} est du Mal, et la fausse piste est une personne du Bien.',
      'ask.red_herring': 'Qui passe pour un Démon aux yeux de la {ability} ({me})\u00a0? Une personne du Bien, pour toute la partie.',
      'truth.demonAmong': '{who}\u00a0: un Démon, ou passe pour tel ici.',
      'truth.noDemonAmong': 'Aucune des deux personnes n’est un Démon ni la fausse piste.',
      'caption.Red herring': 'Piste',
      'advice.fortuneteller':
        'Une fausse piste sert le plus sur quelqu’un que les autres n’innocentent pas\u00a0; de temps en temps, c’est la {ability} elle-même.',
    },
  },
  undertaker: {
    name: 'Fossoyeur',
    ability: 'Chaque nuit sauf la première, tu découvres le personnage de la personne qu’une exécution a tuée aujourd’hui.',
    words: {
      '{me} is shown who was executed.': '{me} découvre qui a été exécuté.',
      'Show the token of the executed player.': 'Montre le jeton de la personne exécutée.',
      'somebody died by execution today': 'quelqu’un est mort par exécution aujourd’hui',
      'nobody died by execution today': 'personne n’est mort par exécution aujourd’hui',
      'card.undertaker': 'La personne exécutée était',
      'truth.undertaker': 'Une exécution a tué {who}.',
      'advice.undertaker': 'Qui peut passer pour un autre personnage le fait d’ordinaire ici.',
    },
  },
  monk: {
    name: 'Moine',
    ability: 'Chaque nuit sauf la première, choisis une autre personne\u00a0: cette nuit, le Démon ne peut pas lui nuire.',
    words: { 'The Demon cannot harm that player tonight.': 'Le Démon ne peut pas nuire à cette personne cette nuit.' },
  },
  ravenkeeper: {
    name: 'Corneille',
    ability: 'Si tu meurs la nuit, tu te réveilles et choisis quelqu’un, dont tu découvres le personnage.',
    words: {
      '{me} died, wakes and points at a player.': 'La mort réveille {me}, qui désigne une personne.',
      'Show that player’s token.': 'Montre le jeton de cette personne.',
      'died tonight': 'meurt cette nuit',
      'card.ravenkeeper': 'Cette personne est',
      'truth.ravenkeeper': '{who} est {character}.',
    },
  },
  virgin: {
    name: 'Immaculée',
    ability: 'La première fois qu’on te nomme, la personne qui le fait est exécutée sur-le-champ si c’est un Villageois.',
    words: {
      'advice.virgin':
        'Une personne du Mal qui peut passer pour un Villageois ne devrait pas être exécutée tôt\u00a0; tard dans la partie, cela peut valoir la peine.',
    },
  },
  slayer: {
    name: 'Pourfendeuse',
    ability: 'Une fois par partie, le jour, désigne une personne en public\u00a0: si c’est le Démon, il meurt.',
    words: { Shoots: 'Frappe', 'cause.slayer': 'coup de la {ability}' },
  },
  soldier: { name: 'Soldat', ability: 'Le Démon ne peut pas te nuire.', words: {} },
  mayor: {
    name: 'Maire',
    ability:
      'Si un jour où trois personnes sont en vie finit sans exécution, ton camp gagne. Si tu dois mourir la nuit, il se peut que quelqu’un d’autre meure à ta place.',
    words: {
      'ask.dies_instead': '{me} ({ability}) devrait mourir. Qui meurt\u00a0?',
      'option.mayorDies': 'Le {ability} meurt',
      'refused.dies_instead_not_possible': '{who} ne peut pas subir l’attaque à cette place.',
      'ending.mayor': 'Trois personnes étaient en vie, personne n’a été exécuté, et le {ability} était l’une d’elles.',
      'hint.mayor.dies_instead':
        'Une personne du Bien dont la capacité est épuisée, ou quelqu’un qui se réveille en mourant\u00a0; le {ability}, si le village lui fait entièrement confiance.',
      'advice.mayor': 'Détourne la mort une ou deux fois, pas toujours\u00a0: un {ability} qui ne meurt jamais gagne vite la confiance.',
    },
  },
  butler: {
    name: 'Majordome',
    ability: 'Chaque nuit, choisis une autre personne, qui te sert de maître\u00a0: demain, tu ne peux voter que pendant qu’elle vote.',
    words: {
      Master: 'Maître',
      'That player is the master tomorrow.': 'Cette personne est le maître demain.',
      'warns.butler_without_master': '{who} ({ability}) a voté sans son maître. La voix compte\u00a0; dis-lui un mot discret plus tard.',
    },
  },
  drunk: {
    name: 'Ivrogne',
    ability: 'Tu te prends pour un Villageois que tu n’es pas\u00a0; personne ne te dit que tu es l’Ivrogne.',
    words: {
      'Is the Drunk': 'Est l’Ivrogne',
      'caption.Is the Drunk': 'Ivrogne',
      'advice.drunk': 'De préférence quelqu’un qui apprend tôt dans la partie\u00a0; pas toujours un {ability} qui ne se réveille jamais.',
    },
  },
  recluse: {
    name: 'Recluse',
    ability:
      'Pour les autres capacités, il se peut que tu passes pour une personne du Mal, et pour un Sbire ou un Démon, même après ta mort.',
    words: {
      'advice.recluse': 'Fais souvent passer la {ability} pour le Mal, mais pas à chaque fois\u00a0: elle doit rester une énigme.',
    },
  },
  saint: {
    name: 'Saint',
    ability: 'Si une exécution te tue, ton camp perd.',
    words: { 'ending.saint': 'Le {ability} est mort par exécution.' },
  },
  poisoner: {
    name: 'Empoisonneur',
    ability: 'Chaque nuit, choisis une personne\u00a0: elle est sous poison pour le reste de la nuit et tout le jour suivant.',
    words: { 'That player is poisoned until dusk.': 'Cette personne est sous poison jusqu’au crépuscule.' },
  },
  spy: {
    name: 'Espionne',
    ability:
      'Chaque nuit, tu regardes le Grimoire. Pour les autres capacités, il se peut que tu passes pour une personne du Bien, et pour un Villageois ou un Marginal, même après ta mort.',
    words: {
      '{me} looks at the Grimoire.': '{me} regarde le Grimoire.',
      'Hand over the tablet with the card; hold to take it back.': 'Tends la tablette avec la carte\u00a0; appui long pour la reprendre.',
      'card.grimoire': 'Le Grimoire',
      'ask.spy_impaired_grimoire': '{me} ({ability}) est sans capacité. Montres-tu le Grimoire\u00a0?',
      'option.grimoireShown': 'Le montrer tel quel',
      'option.grimoireKept': 'Ne pas le montrer',
      'advice.spy': 'Fais passer l’{ability} pour le Bien\u00a0; regarde d’abord l’écran\u00a0: tes notes n’y sont pas.',
    },
  },
  scarletwoman: {
    name: 'Femme écarlate',
    ability: 'Si le Démon meurt alors qu’au moins cinq personnes sont en vie, sans compter les Voyageurs, tu deviens le nouveau Démon.',
    words: {
      'Is the Demon': 'Est le Démon',
      'caption.Is the Demon': 'Démon',
      'remembered.scarletwoman.does': 'Si la {ability} est devenue le Démon aujourd’hui, elle l’apprend ici.',
      'remembered.scarletwoman.you': 'Montre-lui le jeton du Démon\u00a0; elle agit comme le Démon cette nuit.',
    },
  },
  baron: { name: 'Baron', ability: 'Plus de Marginaux que d’habitude sont en jeu. [Deux Marginaux de plus]', words: {} },
  imp: {
    name: 'Diablotin',
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. Si tu te choisis et que tu en meurs, l’un des Sbires devient le nouveau Démon.',
    words: {
      'That player dies; if it is {me}, a Minion is the new {ability}.':
        'Cette personne meurt\u00a0; si c’est {me}, un Sbire devient le nouveau {ability}.',
      'ask.new_imp': '{me} meurt de sa propre main. Quel Sbire devient le nouveau {ability}\u00a0?',
      'refused.new_imp_not_possible': '{who} ne peut pas devenir le {ability}\u00a0: il faut un Sbire en vie.',
      'plays.imp': 'Un {ability} tue chaque nuit, et peut mourir pour passer le couteau.',
    },
  },
  bureaucrat: {
    name: 'Bureaucrate',
    ability: 'Chaque nuit, choisis une autre personne\u00a0: demain, sa voix compte triple.',
    words: {
      '3 votes': '3 voix',
      'Tomorrow that player’s vote counts three times.': 'Demain, la voix de cette personne compte triple.',
    },
  },
  thief: {
    name: 'Voleuse',
    ability: 'Chaque nuit, choisis une autre personne\u00a0: demain, sa voix est retirée du décompte au lieu d’être ajoutée.',
    words: {
      'Negative vote': 'Voix négative',
      'Tomorrow that player’s vote is taken off the count.': 'Demain, la voix de cette personne est retirée du décompte.',
      'caption.Negative vote': 'Négative',
    },
  },
  gunslinger: {
    name: 'Franc-tireur',
    ability: 'Chaque jour, une fois le premier vote compté, tu peux tirer sur l’une des personnes qui ont voté\u00a0: elle meurt.',
    words: {
      'Shoots a voter': 'Tire sur une voix',
      'cause.gunslinger': 'tir du {ability}',
      'refused.gunslinger_only_first_vote': 'Le {ability} tire une fois par jour, juste après le décompte du premier vote.',
      'refused.gunslinger_target_did_not_vote': '{who} n’a pas voté, et on ne peut tirer que sur quelqu’un qui a voté.',
    },
  },
  scapegoat: {
    name: 'Bouc émissaire',
    ability: 'Quand une personne de ton camp est exécutée, il se peut que ce soit toi à sa place.',
    words: {
      'ask.scapegoat': 'On va exécuter {who}. {me} ({ability}) prend sa place\u00a0?',
      'hint.scapegoat.scapegoat':
        'Du Mal, il prend toujours la place du Démon\u00a0; du Bien, celle de quelqu’un dont la mort ferait perdre la partie.',
    },
  },
  beggar: {
    name: 'Mendiant',
    ability:
      'Voter te coûte un jeton de vote. Les morts peuvent te donner le leur\u00a0; tu apprends alors le camp de qui te l’a donné. Tu as toujours tes esprits, sans ivresse ni poison.',
    words: {
      'Is given a vote': 'Reçoit une voix',
      'card.beggar': 'Camp de qui te donne sa voix',
      'truth.beggar.good': '{who} est du Bien.',
      'truth.beggar.evil': '{who} est du Mal.',
      'refused.beggar_has_no_vote_token': '{who} ({ability}) n’a pas de jeton de vote.',
      'refused.only_the_dead_give_votes': '{who} est en vie\u00a0: seuls les morts donnent leur voix.',
    },
  },
}

import type { EditionText } from '../../characterText'

export const bmr: EditionText<'bmr'> = {
  grandmother: {
    name: 'Grand-mère',
    ability:
      'Lors de ta première nuit, tu découvres une personne du Bien et son personnage. Si le Démon tue cette personne, tu meurs aussi.',
    words: {
      Grandchild: 'Petit-enfant',
      '{me} learns who the grandchild is.': '{me} découvre son petit-enfant.',
      'Show the grandchild’s token, then point at that player.': 'Montre le jeton du petit-enfant, puis désigne cette personne.',
      'The Demon killed {me}’s grandchild.': 'Le Démon a tué le petit-enfant\u00a0: {me}.',
      'The {ability} dies as well.': 'La {ability} meurt aussi.',
      'the Demon killed the grandchild': 'le Démon a tué le petit-enfant',
      'Something kept the {ability} alive.': 'Quelque chose a gardé la {ability} en vie.',
      'The {ability} died as well.': 'La {ability} a perdu la vie aussi.',
      'the Demon did not kill the grandchild tonight': 'le Démon n’a pas tué le petit-enfant cette nuit',
      'secret.grandmother.grandchild': 'le petit-enfant',
      'refused.grandchild_must_be_townsfolk_or_outsider': '{who} n’est ni Villageois ni Marginal, et un petit-enfant est l’un ou l’autre.',
      'option.later': 'Plus tard, quand {me} en découvrira un',
      'ask.grandparent_learns_grandchild': 'Qui est le petit-enfant\u00a0? ({me})',
      'hint.grandmother.grandparent_learns_grandchild':
        'Un petit-enfant dont la parole sera mise en doute donne à la {ability} de quoi s’occuper.',
      'card.grandchild': 'Voici ton petit-enfant',
      'cause.grandparent': 'chagrin pour le petit-enfant',
    },
  },
  sailor: {
    name: 'Marin',
    ability: 'Chaque nuit, choisis une personne en vie\u00a0: l’une de vous deux est ivre jusqu’au crépuscule. Tu ne peux pas mourir.',
    words: {
      'You decide which of the two is drunk until dusk.': 'Tu décides laquelle des deux personnes est ivre jusqu’au crépuscule.',
      'hint.sailor.drunk':
        'En général, un Villageois choisi est ivre\u00a0; si c’est quelqu’un d’autre, c’est le {ability}\u00a0: un Démon ivre est une nuit perdue.',
    },
  },
  chambermaid: {
    name: 'Femme de chambre',
    ability:
      'Chaque nuit, choisis deux autres personnes en vie\u00a0: tu apprends combien d’entre elles se sont réveillées cette nuit pour leur propre capacité.',
    words: {
      '{me} points at two other living players.': '{me} désigne deux autres personnes en vie.',
      'Show how many of the two woke tonight for their own ability.':
        'Montre combien des deux se sont réveillées cette nuit pour leur propre capacité.',
      'fewer than two others look alive': 'moins de deux autres personnes paraissent en vie',
      'ask.lunatic_info_counts_for_housekeeper': 'Seules de fausses informations ont réveillé {who}. Est-ce que cela compte\u00a0?',
      'ask.housekeeper_shows': '{me} est sans capacité. Le vrai nombre est {truth}. Que montres-tu\u00a0?',
      'hint.chambermaid.housekeeper_shows': 'Le meilleur mensonge s’accorde avec ce que le village croit déjà des deux personnes.',
      'card.woke': 'réveil(s) cette nuit, parmi les deux',
    },
  },
  exorcist: {
    name: 'Exorciste',
    ability:
      'Chaque nuit sauf la première, choisis une autre personne que la nuit précédente\u00a0: si c’est le Démon, il apprend qui tu es et ne se réveille pas pour agir cette nuit.',
    words: {
      '{me} points at a player, not last night’s.': '{me} désigne une personne, pas celle de la nuit dernière.',
      'If it is the Demon: wake the Demon, show the {ability} token and point at the {ability}.':
        'Si c’est le Démon\u00a0: réveille le Démon, montre le jeton {ability} et désigne l’{ability}.',
    },
  },
  innkeeper: {
    name: 'Aubergiste',
    ability:
      'Chaque nuit sauf la première, choisis deux personnes\u00a0: elles ne peuvent pas mourir cette nuit, mais l’une d’elles est ivre jusqu’au crépuscule.',
    words: {
      'Both are safe tonight. You decide which of them is drunk until dusk.':
        'Les deux sont en sécurité cette nuit. Tu décides laquelle est ivre jusqu’au crépuscule.',
      'hint.innkeeper.drunk': 'Une capacité épuisée ou inutile cette nuit\u00a0: c’est là que la bière se remarque le moins.',
    },
  },
  gambler: {
    name: 'Parieur',
    ability: 'Chaque nuit sauf la première, choisis une personne et devine son personnage\u00a0: si tu te trompes, tu meurs.',
    words: {
      '{me} points at a player and at a character.': '{me} désigne une personne et un personnage.',
      'A wrong guess kills the {ability}. Do not show the result.': 'Une erreur tue le {ability}. Ne montre pas le résultat.',
      'cause.gambler': 'pari perdu',
    },
  },
  gossip: {
    name: 'Commère',
    ability: 'Chaque jour, tu peux affirmer une chose devant tout le village. Si elle est vraie, quelqu’un meurt la nuit suivante.',
    words: {
      '{me}’s statement was true.': 'L’affirmation était vraie\u00a0: {me}.',
      'Choose a player: that player dies.': 'Choisis une personne\u00a0: elle meurt.',
      Statement: 'Affirmation',
      'a statement was made today': 'une affirmation a été faite aujourd’hui',
      '{me} made a statement. Was it true?': '{me} a affirmé quelque chose. Était-ce vrai\u00a0?',
      'the statement was not true': 'l’affirmation n’était pas vraie',
      'no statement today': 'pas d’affirmation aujourd’hui',
      'ask.gossip_true': 'Était-ce vrai\u00a0? «\u00a0{text}\u00a0»',
      'ask.gossip_revived_before_step': '{me} a affirmé quelque chose, a perdu la vie et revit. L’affirmation tue-t-elle encore\u00a0?',
      'hint.gossip.kill': 'Choisis quelqu’un qui peut mourir, si possible pas une personne dont la mort finirait la partie.',
    },
  },
  courtier: {
    name: 'Courtisan',
    ability:
      'Une fois par partie, la nuit, choisis un personnage\u00a0: la personne qui l’incarne est ivre pendant trois nuits et trois jours, cette nuit comprise.',
    words: {
      'Drunk 3': 'Ivre 3',
      'Drunk 2': 'Ivre 2',
      'Drunk 1': 'Ivre 1',
      '{me} shakes their head or points at a character on the sheet.': '{me} fait non de la tête ou désigne un personnage sur la feuille.',
      'If that character is in play, its player is drunk for three nights and days. The {ability} is not told.':
        'Si ce personnage est en jeu, la personne qui l’incarne est ivre pendant trois nuits et trois jours. Le {ability} n’en sait rien.',
    },
  },
  professor: {
    name: 'Professeur',
    ability:
      'Une fois par partie, une nuit sauf la première, choisis une personne morte\u00a0: si c’est un Villageois, elle revient à la vie.',
    words: {
      '{me} shakes their head or points at a dead player.': '{me} fait non de la tête ou désigne une personne morte.',
      'A Townsfolk lives again; anybody else stays dead. Whoever is pointed at, the ability is used up.':
        'Un Villageois revient à la vie\u00a0; toute autre personne reste morte. Qui que ce soit, la capacité est épuisée.',
      'ask.two_left_before_professor': 'Le {ability} pourrait encore ramener quelqu’un cette nuit. Tu peux d’abord finir la nuit.',
    },
  },
  minstrel: {
    name: 'Ménestrel',
    ability: 'Si une exécution tue un Sbire, tout le monde sauf toi et les Voyageurs est ivre jusqu’au crépuscule de demain.',
    words: {
      'Everyone drunk': 'Ivresse générale',
      '{me}’s song.': 'La chanson\u00a0: {me}.',
      'Everybody but the {ability} and the Travellers is drunk while the reminder is on the table.':
        'Tout le monde sauf le {ability} et les Voyageurs est ivre tant que le rappel est sur la table.',
      'a Minion was executed': 'un Sbire a été exécuté',
      'The song has ended: nobody is drunk from it any more.': 'La chanson est finie\u00a0: elle ne rend plus personne ivre.',
      'no Minion was executed': 'aucun Sbire n’a été exécuté',
      'caption.Everyone drunk': 'Ivresse',
    },
  },
  tealady: {
    name: 'Tisanière',
    ability: 'Tant que les deux personnes en vie les plus proches de toi, une de chaque côté, sont du Bien, elles ne peuvent pas mourir.',
    words: { 'Cannot die': 'Ne meurt pas', 'caption.Cannot die': 'À l’abri' },
  },
  pacifist: {
    name: 'Pacifiste',
    ability: 'Il se peut qu’une personne du Bien survive à son exécution.',
    words: {
      'hint.pacifist.pacifist_saves': 'Épargne une ou deux fois par partie, et tôt\u00a0: une surprise en apprend davantage au village.',
    },
  },
  fool: { name: 'Fou du roi', ability: 'Tu survis à ta première mort.', words: {} },
  tinker: {
    name: 'Bricoleur',
    ability: 'Tu peux mourir à tout moment.',
    words: {
      '{me} might die.': 'Il se peut que la mort frappe {me}.',
      'You decide whether the {ability} dies now.': 'Tu décides si le {ability} meurt maintenant.',
      'Dies…': 'Meurt…',
      'refused.tinker_protected': '{who} ne peut pas mourir en ce moment\u00a0: {by}.',
      'refused.tinker_has_no_ability': '{who} est sans capacité en ce moment et ne peut pas en mourir.',
      'hint.tinker.kill': 'Une mort que personne n’explique vaut le plus au milieu de la partie. Elle ne devrait jamais y mettre fin.',
      'cause.tinker': 'capacité du {ability}',
    },
  },
  moonchild: {
    name: 'Sélénite',
    ability: 'Dès que tu apprends ta mort, choisis en public une personne en vie\u00a0: si elle était du Bien, elle meurt cette nuit.',
    words: {
      '{me} chose somebody in public.': '{me} a choisi quelqu’un en public.',
      'If the chosen player was good when chosen, they die.': 'Si la personne choisie était du Bien au moment du choix, elle meurt.',
      Chooses: 'Choisit',
      'somebody was chosen in public': 'quelqu’un a été choisi en public',
      'nobody was chosen': 'personne n’a été choisi',
      'ask.moonchild_choose': '{me} apprend sa mort et choisit en public une personne en vie.',
      'ask.moonchild_alive_before_step': '{who} revient à la vie avant que la malédiction s’accomplisse.',
    },
  },
  goon: {
    name: 'Gros bras',
    ability: 'Chaque nuit, la première personne qui te choisit avec une capacité est ivre jusqu’au crépuscule. Tu rejoins son camp.',
    words: {
      'remembered.goon.does': '{me} réagit à l’instant du choix, pas ici.',
      'remembered.goon.you':
        'La première personne qui choisit {me} cette nuit est ivre dès cet instant, et {me} rejoint son camp\u00a0: réveille {me} pour l’annoncer.',
    },
  },
  lunatic: {
    name: 'Lunatique',
    ability: 'Tu crois à tort être un Démon. Le Démon sait qui tu es et qui tu choisis la nuit.',
    words: {
      'row.lunatic.info': '{ability} (infos)',
      'row.lunatic.act': '{ability} (action)',
      'row.lunatic.report': '{ability} (rapport)',
      '{me} is shown false Minions and false bluffs.': '{me} découvre de faux Sbires et de faux bluffs.',
      'Show as many players as there are Minions and three good characters; then show the Demon who the {ability} is.':
        'Montre autant de personnes que de Sbires et trois personnages du Bien\u00a0; puis désigne au Démon le {ability}.',
      '{me} does what the Demon they believe in would do.': '{me} fait ce que ferait le Démon auquel {me} croit.',
      'It has no effect; the Demon is told afterwards.': 'Cela n’a aucun effet\u00a0; le Démon en est informé ensuite.',
      'The Demon learns whom {me} chose.': 'Le Démon apprend le choix fait par {me}.',
      'Wake the Demon, show the card and point at each chosen player.':
        'Réveille le Démon, montre la carte et désigne chaque personne choisie.',
      'the {ability} chose tonight': 'le {ability} a choisi cette nuit',
      'no Demon is alive': 'aucun Démon n’est en vie',
      'the {ability} chose nobody': 'le {ability} n’a choisi personne',
      'secret.lunatic.minions': 'les faux Sbires',
      'card.lunaticChose': 'Choix du {ability}',
      'ask.dead_lunatic_keeps_waking': '{me} ne vit plus, mais croit seulement paraître sans vie. Continuer les réveils\u00a0?',
      'ask.impaired_lunatic_reported': '{me} est sans capacité. Le Démon en est-il informé quand même\u00a0?',
    },
  },
  godfather: {
    name: 'Parrain',
    ability:
      'Lors de ta première nuit, tu découvres quels Marginaux sont en jeu. Si un Marginal est mort aujourd’hui, choisis une personne cette nuit\u00a0: elle meurt. [Un Marginal de plus ou de moins]',
    words: {
      '{me} learns the Outsiders in play.': '{me} découvre les Marginaux en jeu.',
      'Show each Outsider token.': 'Montre le jeton de chaque Marginal.',
      'An Outsider died today: the chosen player dies.': 'Un Marginal est mort aujourd’hui\u00a0: la personne choisie meurt.',
      'an Outsider died today': 'un Marginal est mort aujourd’hui',
      'no Outsider died today': 'aucun Marginal n’est mort aujourd’hui',
      'cause.capo': 'cause\u00a0: le {ability}',
    },
  },
  devilsadvocate: {
    name: 'Avocat du diable',
    ability: 'Chaque nuit, choisis une autre personne en vie que la nuit précédente\u00a0: si elle est exécutée demain, elle survit.',
    words: {
      'Survives execution': 'Survit à l’exécution',
      '{me} points at a living player, not last night’s.': '{me} désigne une personne en vie, pas celle de la nuit dernière.',
      'That player survives execution tomorrow.': 'Demain, cette personne survit à une exécution.',
      'caption.Survives execution': 'Bouclier',
    },
  },
  assassin: {
    name: 'Assassin',
    ability: 'Une fois par partie, une nuit sauf la première, choisis une personne\u00a0: elle meurt, quelle que soit sa protection.',
    words: {
      '{me} shakes their head or points at a player.': '{me} fait non de la tête ou désigne une personne.',
      'That player dies, whatever protects them.': 'Cette personne meurt, quelle que soit sa protection.',
    },
  },
  mastermind: {
    name: 'Conspirateur',
    ability:
      'Si le Démon meurt par exécution et que la partie devait finir ainsi, on joue un jour de plus\u00a0: si une personne est alors exécutée, son camp perd.',
    words: {
      'ask.mastermind_lost_on_extra_night':
        'Le {ability} a perdu sa capacité avant le jour supplémentaire. Joue-t-on quand même ce jour\u00a0?',
      'goesOn.mastermind.night': 'Le Démon est mort\u00a0; l’exécution de demain décide qui gagne.',
      'goesOn.mastermind.day':
        'Si une personne du Bien est exécutée, le Mal gagne. Si c’est une personne du Mal, ou personne, le Bien gagne.',
    },
  },
  zombuul: {
    name: 'Zombuul',
    ability:
      'Chaque nuit sauf la première, si personne n’est mort aujourd’hui, choisis une personne\u00a0: elle meurt. La première fois que tu meurs, tu vis toujours mais parais sans vie.',
    words: {
      'Nobody died today: the chosen player dies.': 'Personne n’est mort aujourd’hui\u00a0: la personne choisie meurt.',
      'nobody died today': 'personne n’est mort aujourd’hui',
      'somebody died today': 'quelqu’un est mort aujourd’hui',
      'ask.assassin_vs_zombuul_storyteller_decides':
        '{killer} contre la première mort de sa cible, {who}. Les règles ne disent pas ce qui l’emporte.',
      'plays.zombuul': 'Un {ability} ne tue qu’après un jour sans mort, et se cache derrière une fausse mort.',
    },
  },
  pukka: {
    name: 'Pukka',
    ability: 'Chaque nuit, choisis une personne à empoisonner. La précédente personne empoisonnée meurt, puis guérit.',
    words: {
      'That player is poisoned; the one poisoned before dies and is healthy again.':
        'Cette personne est sous poison\u00a0; celle qui l’était avant meurt et guérit.',
      'That player is poisoned.': 'Cette personne est sous poison.',
      'ask.pukka_chose_itself': '{me} a choisi de s’empoisonner. Selon les règles, cela ne finit jamais.',
      'option.stays': 'Reste sous poison',
      'option.ends': 'Le poison cesse maintenant',
      'until.dies.pukka': 'meurt à la prochaine étape du {ability}',
      'until.dead.pukka': 'jusqu’à la prochaine étape du {ability}',
      'plays.pukka': 'Un {ability} tue avec une nuit de retard et empoisonne entre-temps.',
    },
  },
  shabaloth: {
    name: 'Shabaloth',
    ability:
      'À partir de la deuxième nuit, choisis deux personnes par nuit\u00a0: elles meurent. Il se peut qu’une personne morte, choisie la nuit précédente, revienne à la vie.',
    words: {
      'First decide whether one of last night’s choices comes back; then the two die, one after the other.':
        'Décide d’abord si une personne choisie la nuit dernière revient\u00a0; puis les deux meurent, l’une après l’autre.',
      'The two die, one after the other.': 'Les deux meurent, l’une après l’autre.',
      'ask.regurgitate': 'Une personne choisie la nuit dernière revient-elle\u00a0?',
      'hint.shabaloth.regurgitate': 'Ramène quelqu’un quand le village va s’effondrer, ou quand ce retour fera douter.',
      'plays.shabaloth': 'Un {ability} prend deux personnes par nuit, et peut en rendre une.',
    },
  },
  po: {
    name: 'Po',
    ability:
      'Chaque nuit sauf la première, tu peux choisir une personne\u00a0: elle meurt. Si ton dernier choix était de ne choisir personne, choisis alors trois personnes.',
    words: {
      '3 attacks': '3 attaques',
      '{me} shakes their head or points at one player; after choosing nobody, at three.':
        '{me} fait non de la tête ou désigne une personne\u00a0; après n’avoir choisi personne, trois.',
      'Whoever was chosen dies, one after the other.': 'Chaque personne choisie meurt, l’une après l’autre.',
      '{me} points at three players.': '{me} désigne trois personnes.',
      '{me} shakes their head or points at one player.': '{me} fait non de la tête ou désigne une personne.',
      'refused.must_choose_three': 'Personne n’a été choisi la dernière fois\u00a0: cette nuit, il faut trois personnes.',
      'refused.po_only_one_target': 'Une personne au plus cette nuit\u00a0: quelqu’un a été choisi la dernière fois.',
      'plays.po': 'Un {ability} peut se retenir une nuit, puis prendre trois personnes.',
    },
  },
  apprentice: {
    name: 'Apprenti',
    ability: 'Ta première nuit te donne une capacité\u00a0: celle d’un Villageois si tu es du Bien, celle d’un Sbire si tu es du Mal.',
    words: {
      'Is the Apprentice': 'Est l’Apprenti',
      '{me} learns which ability they gain.': '{me} découvre la capacité reçue.',
      'Choose an ability, preferably of a character that is not in play, and show that token.':
        'Choisis une capacité, de préférence d’un personnage qui n’est pas en jeu, et montre ce jeton.',
      'already gained an ability': 'capacité déjà reçue',
      'card.youGain': 'Tu reçois cette capacité',
      'caption.Is the Apprentice': '{ability}',
    },
  },
  matron: {
    name: 'Matrone',
    ability:
      'Chaque jour, tu peux échanger les places de trois paires de personnes au plus. Personne ne peut quitter sa place pour parler en privé.',
    words: {
      'Swaps seats': 'Échange les places',
      'refused.matron_only_by_day': 'La {ability} n’échange les places que le jour.',
      'refused.matron_max_three_swaps': 'Trois paires au plus.',
      'refused.matron_already_swapped_today': 'La {ability} a déjà échangé des places aujourd’hui.',
    },
  },
  judge: {
    name: 'Juge',
    ability:
      'Une fois par partie, quand une autre personne a fait une nomination, tu peux faire réussir ou échouer l’exécution en cours, quel que soit le vote.',
    words: {
      Judges: 'Juge',
      'refused.judge_own_nomination': 'Le {ability} ne peut pas trancher sa propre nomination.',
      'refused.judge_not_on_exile': 'Le {ability} n’a rien à dire sur un exil.',
      'refused.judge_only_current_nominee': 'Le {ability} ne peut trancher que la nomination en cours.',
      'refused.judge_no_nomination': 'Il n’y a aucune nomination à trancher.',
    },
  },
  bishop: {
    name: 'Évêque',
    ability: 'Seule la Conteuse peut nommer\u00a0: chaque jour, au moins une personne du camp opposé au tien.',
    words: {
      'Nominate good': 'Nommer Bien',
      'Nominate evil': 'Nommer Mal',
      'caption.Nominate good': 'Bien requis',
      'caption.Nominate evil': 'Mal requis',
    },
  },
  voudon: {
    name: 'Voudon',
    ability: 'Seuls toi et les morts pouvez voter. Les morts ne dépensent pas leur jeton de vote, et aucune majorité n’est nécessaire.',
    words: {},
  },
}

import type { CharacterWords } from '../../characterText'

const nothing = { words: {} }
const spent = { words: { 'No Ability': 'Sans capacité' } }
const kills = { words: { Dead: 'Mort' } }
const known = { words: { Know: 'Connu' } }

/** Sects & Violets. */
const sectsAndViolets: Readonly<Record<string, CharacterWords>> = {
  clockmaker: { ability: 'Lors de ta première nuit, tu apprends combien de places séparent le Démon du Sbire le plus proche.', ...nothing },
  snakecharmer: {
    ability:
      'Chaque nuit, choisis une personne en vie\u00a0: si c’est un Démon, vous échangez personnage et camp, et la personne qui était le Démon est sous poison.',
    words: { Poisoned: 'Poison' },
  },
  mathematician: {
    ability:
      'Chaque nuit, tu apprends pour combien de personnes une capacité a mal fonctionné depuis l’aube à cause du personnage de quelqu’un d’autre.',
    words: { Abnormal: 'Anormal' },
  },
  dreamer: {
    ability:
      'Chaque nuit, choisis une autre personne qui n’est pas un Voyageur\u00a0: tu vois un personnage du Bien et un du Mal, et l’un des deux est le bon.',
    ...nothing,
  },
  flowergirl: {
    ability: 'Chaque nuit sauf la première, tu apprends si un Démon était parmi les personnes qui ont voté aujourd’hui.',
    words: { 'Demon Voted': 'Démon a voté', 'Demon Not Voted': 'Démon sans vote' },
  },
  towncrier: {
    ability: 'Chaque nuit sauf la première, tu apprends si l’une des nominations d’aujourd’hui venait d’un Sbire.',
    words: { 'Minions Not Nominated': 'Sbires muets', 'Minion Nominated': 'Sbire a nommé' },
  },
  oracle: { ability: 'Chaque nuit sauf la première, tu apprends combien de personnes du Mal sont parmi les morts.', ...nothing },
  savant: {
    ability: 'Chaque jour, tu peux aller voir la Conteuse et entendre deux affirmations en privé, une vraie et une fausse.',
    ...nothing,
  },
  seamstress: {
    ability: 'Une fois par partie, la nuit, choisis deux autres personnes\u00a0: tu apprends si elles sont toutes deux du même camp.',
    ...spent,
  },
  philosopher: {
    ability:
      'Une fois par partie, la nuit, dis un personnage du Bien\u00a0: tu reçois sa capacité, et la personne qui est ce personnage est ivre.',
    words: { Drunk: 'Ivre', 'Is The Philosopher': 'Philosophe' },
  },
  artist: {
    ability: 'Une fois par partie, le jour, tu peux poser une question à la Conteuse en privé et recevoir un oui ou un non.',
    ...spent,
  },
  juggler: {
    ability:
      'Lors de ton premier jour, tu peux dire en public le personnage de cinq personnes au plus. Cette nuit-là, tu apprends combien étaient justes.',
    words: { Correct: 'Juste' },
  },
  sage: { ability: 'Si le Démon te tue, tu découvres deux personnes, dont l’une est ce Démon.', ...nothing },
  sweetheart: { ability: 'À ta mort, quelqu’un devient ivre et le reste pour toujours.', words: { Drunk: 'Ivre' } },
  klutz: {
    ability: 'Dès que tu apprends ta mort, choisis en public une personne en vie\u00a0: si elle est du Mal, ton camp perd.',
    ...nothing,
  },
  barber: {
    ability:
      'Si ta mort est survenue aujourd’hui ou cette nuit, le Démon peut choisir deux personnes, mais pas un autre Démon, qui échangent leurs personnages.',
    words: { 'Haircuts Tonight': 'Coupe ce soir' },
  },
  mutant: {
    ability: 'Si, par folie, tu cherches à faire croire que tu es un Marginal, il se peut que la Conteuse t’exécute.',
    ...nothing,
  },
  witch: {
    ability:
      'Chaque nuit, choisis une personne\u00a0: elle meurt si elle nomme quelqu’un demain. Quand il ne reste que trois personnes en vie, cette capacité disparaît.',
    words: { Cursed: 'Malédiction' },
  },
  cerenovus: {
    ability:
      'Chaque nuit, choisis une personne et un personnage du Bien\u00a0: demain, elle doit par folie faire croire qu’elle est ce personnage, sinon il se peut qu’elle soit exécutée.',
    words: { Mad: 'Folie' },
  },
  pithag: {
    ability:
      'Chaque nuit sauf la première, change une personne en un personnage qui n’est pas en jeu. Si cela crée un Démon, la Conteuse décide des morts de cette nuit.',
    ...nothing,
  },
  eviltwin: {
    ability:
      'Toi et une personne de l’autre camp vous découvrez l’une l’autre. Le Mal gagne si celle du Bien est exécutée\u00a0; le Bien ne peut pas gagner tant que vous vivez toutes deux.',
    words: { Twin: 'Jumelle' },
  },
  nodashii: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. Le Villageois le plus proche de chaque côté de toi est sous poison.',
    words: { Dead: 'Mort', Poisoned: 'Poison' },
  },
  vigormortis: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. Un Sbire tué ainsi garde sa capacité et empoisonne un Villageois voisin. [Un Marginal de moins]',
    words: { Dead: 'Mort', 'Has Ability': 'A sa capacité', Poisoned: 'Poison' },
  },
  vortox: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. Ce que les Villageois apprennent par leurs capacités est faux. Un jour sans exécution fait gagner le Mal.',
    ...kills,
  },
  fanggu: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. Le premier Marginal tué ainsi devient plutôt un Fang Gu du Mal, et tu meurs. [Un Marginal de plus]',
    words: { Dead: 'Mort', Once: 'Une fois' },
  },
  barista: {
    ability:
      'Chaque nuit, jusqu’au crépuscule, quelqu’un est soit sobre, sans poison et informé du vrai, soit agit deux fois, et apprend lequel des deux.',
    words: { 'Sober & Healthy': 'Sobre, sans poison', 'Acts Twice': 'Agit 2 fois', '?': '?' },
  },
  harlot: {
    ability:
      'Chaque nuit sauf la première, choisis une personne en vie\u00a0: si elle accepte, tu découvres son personnage, mais il se peut que vous mouriez toutes deux.',
    ...kills,
  },
  butcher: { ability: 'Chaque jour, après une exécution, tu peux faire une nomination de plus.', ...nothing },
  bonecollector: {
    ability:
      'Une fois par partie, une nuit sauf la première, choisis une personne morte\u00a0: elle retrouve sa capacité jusqu’au crépuscule.',
    words: { 'No Ability': 'Sans capacité', 'Has Ability': 'A sa capacité' },
  },
  deviant: { ability: 'Un jour où tu as fait rire, l’exil ne peut pas te tuer.', ...nothing },
}

/** Townsfolk of no edition. */
const townsfolk: Readonly<Record<string, CharacterWords>> = {
  steward: { ability: 'Lors de ta première nuit, tu découvres une personne qui est du Bien.', ...known },
  knight: { ability: 'Lors de ta première nuit, tu découvres deux personnes dont aucune n’est le Démon.', ...known },
  noble: { ability: 'Lors de ta première nuit, tu découvres trois personnes\u00a0: une seule d’entre elles est du Mal.', ...known },
  shugenja: {
    ability:
      'Lors de ta première nuit, tu apprends dans quel sens du cercle se trouve la personne du Mal la plus proche. À égale distance, l’une ou l’autre réponse peut être donnée.',
    ...nothing,
  },
  pixie: {
    ability:
      'Lors de ta première nuit, tu découvres un Villageois en jeu. Si, par folie, tu as cherché à faire croire que tu l’étais, sa capacité devient la tienne quand cette personne meurt.',
    words: { Mad: 'Folie', 'Has Ability': 'A sa capacité' },
  },
  bountyhunter: {
    ability:
      'Lors de ta première nuit, tu découvres une personne du Mal. Quand elle meurt, tu en découvres une autre la même nuit. [Un Villageois est du Mal]',
    ...known,
  },
  highpriestess: {
    ability: 'Chaque nuit, tu découvres la personne avec qui la Conteuse aimerait le plus te voir parler.',
    ...nothing,
  },
  balloonist: {
    ability:
      'Chaque nuit, tu découvres une personne dont le personnage est d’un autre type que celui de la personne de la nuit dernière. [Peut-être un Marginal de plus]',
    ...known,
  },
  general: { ability: 'Chaque nuit, tu apprends quel camp mène, de l’avis de la Conteuse\u00a0: le Bien, le Mal ou aucun.', ...nothing },
  preacher: {
    ability:
      'Chaque nuit, choisis une personne\u00a0: si c’est un Sbire, elle l’apprend. Tous les Sbires que tu as choisis jusqu’ici sont sans capacité.',
    ...spent,
  },
  villageidiot: {
    ability:
      'Chaque nuit, choisis une personne\u00a0: tu apprends son camp. [Jusqu’à deux Idiots du village de plus\u00a0; l’un de ceux ajoutés est ivre]',
    words: { Drunk: 'Ivre' },
  },
  king: {
    ability:
      'Chaque nuit, s’il y a au moins autant de morts que de personnes en vie, tu apprends le personnage de quelqu’un en vie. Le Démon apprend que tu es le Roi.',
    ...nothing,
  },
  cultleader: {
    ability:
      'Chaque nuit, tu prends le camp de l’une des deux personnes en vie à tes côtés. Si toutes les personnes du Bien acceptent d’être de ta secte, ton camp gagne.',
    ...nothing,
  },
  acrobat: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: tu meurs si elle est ivre ou sous poison cette nuit, déjà ou seulement plus tard.',
    words: { Dead: 'Mort', Chosen: 'Choix' },
  },
  lycanthrope: {
    ability:
      'Chaque nuit sauf la première, choisis une personne en vie\u00a0: si elle est du Bien, elle meurt, et le Démon ne tue personne cette nuit. Une certaine personne du Bien passe pour le Mal.',
    words: { 'Faux Paw': 'Fausse patte', Dead: 'Mort' },
  },
  alsaahir: {
    ability:
      'Chaque jour, tu peux dire en public quelles personnes sont des Sbires et lesquelles des Démons\u00a0: si tu les as toutes justes, le Bien gagne.',
    ...nothing,
  },
  engineer: {
    ability:
      'Une fois par partie, la nuit, décide ce que sont les Sbires, ou ce qu’est le Démon\u00a0: ces personnes deviennent les personnages que tu dis.',
    ...spent,
  },
  nightwatchman: {
    ability: 'Une fois par partie, la nuit, désigne quelqu’un\u00a0: cette personne apprend qui est le Veilleur de nuit.',
    ...spent,
  },
  huntsman: {
    ability:
      'Une fois par partie, la nuit, choisis une personne en vie\u00a0: si c’est la Demoiselle, elle devient un Villageois qui n’est pas en jeu. [La Demoiselle est ajoutée]',
    ...spent,
  },
  fisherman: {
    ability: 'Une fois par partie, le jour, demande à la Conteuse un conseil qui rapproche ton camp de la victoire.',
    ...spent,
  },
  princess: {
    ability: 'Si la personne que tu as nommée lors de ton premier jour est exécutée ce jour-là, le Démon ne tue personne la nuit suivante.',
    words: { "Doesn't Kill": 'Ne tue pas' },
  },
  alchemist: {
    ability: 'Tu as la capacité d’un Sbire. Chaque fois que tu l’utilises, la Conteuse peut te demander un autre choix.',
    words: { 'Is The Alchemist': 'Alchimiste' },
  },
  cannibal: {
    ability:
      'Tu as la capacité de la dernière personne morte par exécution. Si elle était du Mal, tu es sous poison jusqu’à ce qu’une exécution tue une personne du Bien.',
    words: { Poisoned: 'Poison', Lunch: 'Repas' },
  },
  amnesiac: {
    ability:
      'Tu as une capacité qu’on ne te dit pas. Chaque jour, tu peux tenter de la deviner en privé devant la Conteuse et entendre à quel point tu t’en approches.',
    words: { '?': '?' },
  },
  farmer: { ability: 'Si tu meurs la nuit, l’une des personnes du Bien en vie devient Fermière.', ...nothing },
  choirboy: { ability: 'Si le Démon tue le Roi, tu découvres qui est le Démon. [Le Roi est ajouté]', ...nothing },
  banshee: {
    ability:
      'Si le Démon te tue, tout le monde l’apprend. Dès lors, tu peux faire deux nominations par jour et donner deux voix à chaque nomination.',
    words: { 'Has Ability': 'A sa capacité' },
  },
  magician: { ability: 'Les Sbires te prennent pour un Démon, et le Démon te prend pour un Sbire.', ...nothing },
  poppygrower: {
    ability: 'Les Sbires et le Démon ne se découvrent pas. Si tu meurs, ils se découvrent cette même nuit.',
    words: { 'Evil Wakes': 'Réveil du Mal' },
  },
  atheist: {
    ability:
      'La Conteuse peut enfreindre les règles. Le Bien gagne si la Conteuse est exécutée, même si tu n’es plus en vie. [Personne n’est du Mal]',
    ...nothing,
  },
}

/** Outsiders of no edition. */
const outsiders: Readonly<Record<string, CharacterWords>> = {
  hermit: {
    ability: 'Tu as la capacité de chaque Marginal de ce script. [Peut-être un Marginal de moins]',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  ogre: {
    ability:
      'Lors de ta première nuit, choisis une autre personne\u00a0: tu rejoins son camp sans apprendre lequel, même ivre ou sous poison.',
    words: { Friend: 'Amitié' },
  },
  golem: {
    ability: 'Tu n’as qu’une nomination de toute la partie. Si la personne que tu nommes n’est pas le Démon, elle meurt.',
    words: { 'May Not Nominate': 'Ne nomme plus' },
  },
  plaguedoctor: {
    ability: 'À ta mort, la Conteuse reçoit la capacité d’un Sbire.',
    words: { 'Storyteller Ability': 'Capacité Conteuse' },
  },
  hatter: {
    ability:
      'Si ta mort est survenue aujourd’hui ou cette nuit, chaque Sbire et chaque Démon peut devenir un autre personnage de son espèce.',
    words: { 'Tea Party Tonight': 'Goûter ce soir' },
  },
  politician: {
    ability: 'Si personne n’a fait plus que toi pour faire perdre ton camp, tu changes de camp et gagnes, en vie ou non.',
    ...nothing,
  },
  zealot: { ability: 'Tant qu’au moins cinq personnes sont en vie, tu dois lever la main à chaque nomination.', ...nothing },
  damsel: {
    ability:
      'Les Sbires apprennent qu’il y a une Demoiselle. Ils n’ont, à eux tous, qu’une tentative, en public\u00a0: si elle tombe sur toi, ton camp perd.',
    words: { 'Guess Used': 'Essai utilisé' },
  },
  snitch: { ability: 'Chaque Sbire découvre lui aussi trois personnages du Bien qui ne sont pas en jeu.', ...nothing },
  heretic: {
    ability: 'Le camp qui devrait gagner a perdu, et le camp qui devrait perdre a gagné. Cela vaut aussi après ta mort.',
    ...nothing,
  },
  puzzlemaster: {
    ability:
      'Quelqu’un est ivre, même après ta mort. Tu peux deviner une fois qui c’est\u00a0: si tu as raison, tu apprends qui est le Démon\u00a0; sinon, ce que tu apprends est faux.',
    words: { Drunk: 'Ivre', 'Guess Used': 'Essai utilisé' },
  },
}

/** Minions of no edition. */
const minions: Readonly<Record<string, CharacterWords>> = {
  mezepheles: {
    ability:
      'Lors de ta première nuit, tu apprends un mot secret. La première personne du Bien qui le prononce passe au Mal la nuit suivante.',
    words: { 'Turns Evil': 'Passe au Mal', 'No Ability': 'Sans capacité' },
  },
  harpy: {
    ability:
      'Chaque nuit, indique une première et une seconde personne\u00a0: demain, la première doit par folie faire croire que la seconde est du Mal, sinon il se peut que l’une, l’autre ou les deux meurent.',
    words: { Mad: 'Folie', '2nd': 'Seconde' },
  },
  fearmonger: {
    ability:
      'Chaque nuit, choisis une personne\u00a0: si tu la nommes et qu’elle est exécutée, son camp perd. Quand ton choix change, tout le monde l’apprend.',
    words: { Fear: 'Peur' },
  },
  psychopath: {
    ability:
      'Chaque jour, avant toute nomination, tu peux tuer une personne en public. Si on t’exécute, tu ne meurs que si tu perds à pierre-feuille-ciseaux.',
    ...nothing,
  },
  wizard: {
    ability:
      'Une fois par partie, tu peux faire un vœu. S’il se réalise, il peut avoir un prix et laisser une trace de ce qui a été souhaité.',
    words: { '?': '?' },
  },
  widow: {
    ability:
      'Lors de ta première nuit, tu vois le Grimoire et choisis une personne, qui est sous poison. Une personne du Bien apprend qu’il y a une Veuve.',
    words: { Poisoned: 'Poison', Know: 'Connu' },
  },
  xaan: {
    ability:
      'Tous les Villageois sont sous poison pendant une nuit et le jour suivant\u00a0: la nuit dont le numéro est le nombre de Marginaux au départ. [Nombre de Marginaux libre]',
    words: { 'Night 1': 'Nuit 1', 'Night 2': 'Nuit 2', 'Night 3': 'Nuit 3', X: 'X' },
  },
  marionette: {
    ability: 'Tu te prends à tort pour un personnage du Bien. Le Démon sait qui tu es. [Ta place est à côté du Démon]',
    words: { 'Is The Marionette': 'Marionnette' },
  },
  wraith: {
    ability: 'La nuit, tu peux ouvrir les yeux quand tu veux. Quand d’autres personnes du Mal se réveillent, toi aussi.',
    ...nothing,
  },
  summoner: {
    ability:
      'Tu découvres trois bluffs. La troisième nuit, indique une personne et un Démon\u00a0: elle devient ce Démon et passe au Mal. [Pas de Démon jusque-là]',
    words: { 'Night 1': 'Nuit 1', 'Night 2': 'Nuit 2', 'Night 3': 'Nuit 3' },
  },
  goblin: {
    ability:
      'Si, lors d’une nomination qui te vise, tu dis en public que tu es le Gobelin et qu’on t’exécute le même jour, ton camp gagne.',
    words: { Claimed: 'Déclaré' },
  },
  boomdandy: {
    ability:
      'Si on t’exécute, tout le monde meurt sauf trois personnes. Comptez alors de dix à un\u00a0: la personne que le plus de monde désigne meurt.',
    ...nothing,
  },
  vizier: {
    ability:
      'Tout le monde apprend qui tu es. Le jour, tu ne peux pas mourir. Si une personne du Bien a voté, tu peux faire exécuter aussitôt la personne nommée.',
    ...nothing,
  },
  organgrinder: {
    ability: 'On vote les yeux fermés, et personne n’entend le décompte. Chaque nuit, tu décides d’être ivre ou non jusqu’au crépuscule.',
    words: { 'About To Die': 'Sur le billot', Drunk: 'Ivre' },
  },
  boffin: {
    ability:
      'Le Démon a la capacité d’un personnage du Bien qui n’est pas en jeu, même ivre ou sous poison. Le Démon et toi savez laquelle.',
    ...nothing,
  },
}

/** Demons of no edition. */
const demons: Readonly<Record<string, CharacterWords>> = {
  yaggababble: {
    ability:
      'Lors de ta première nuit, tu apprends une phrase secrète. Pour chaque fois où tu l’as dite en public aujourd’hui, il se peut que quelqu’un meure.',
    ...kills,
  },
  lilmonsta: {
    ability:
      'Chaque nuit, les Sbires décident qui garde Timonstre et «\u00a0est le Démon\u00a0». Chaque nuit sauf la première, il se peut que quelqu’un meure. [Un Sbire de plus]',
    words: { 'Is The Demon': 'Démon', Dead: 'Mort' },
  },
  ojo: {
    ability:
      'Chaque nuit sauf la première, dis un personnage\u00a0: la personne qui l’est meurt. Si personne ne l’est, la Conteuse décide qui meurt.',
    ...kills,
  },
  kazali: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. [Tu choisis qui devient quel Sbire\u00a0; nombre de Marginaux libre]',
    ...kills,
  },
  legion: {
    ability:
      'Chaque nuit sauf la première, il se peut que quelqu’un meure. Aucune exécution n’aboutit si seul le Mal a voté. Tu comptes aussi comme un Sbire. [Plus de la moitié de la table est Légion]',
    words: { Dead: 'Mort', 'About To Die': 'Sur le billot' },
  },
  lordoftyphon: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. [Le Mal est assis d’un seul tenant autour de toi\u00a0; un Sbire de plus\u00a0; nombre de Marginaux libre]',
    ...kills,
  },
  lleech: {
    ability:
      'Chaque nuit sauf la première, choisis une personne\u00a0: elle meurt. Lors de ta première nuit, choisis une personne à empoisonner\u00a0: tu ne vis plus si elle ne vit plus, et jamais autrement.',
    words: { Dead: 'Mort', Poisoned: 'Poison' },
  },
  alhadikhia: {
    ability:
      'Chaque nuit sauf la première, tu peux choisir trois personnes, annoncées à tout le monde. Chacune choisit en secret la vie ou la mort\u00a0; si toutes choisissent la vie, les trois meurent.',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  riot: {
    ability:
      'Le troisième jour, les Sbires deviennent Émeute. Toute personne nommée meurt alors et nomme aussitôt quelqu’un en vie. Rien ne permet d’y échapper.',
    words: { 'Day 1': 'Jour 1', 'Day 2': 'Jour 2', 'Day 3': 'Jour 3' },
  },
  leviathan: {
    ability:
      'Tout le monde apprend que tu es en jeu. Le Mal gagne quand une deuxième personne du Bien est exécutée, et quand le cinquième jour est fini.',
    words: {
      'Day 1': 'Jour 1',
      'Day 2': 'Jour 2',
      'Day 3': 'Jour 3',
      'Day 4': 'Jour 4',
      'Day 5': 'Jour 5',
      'Good Player Executed': 'Bien exécuté',
    },
  },
}

/** Travellers of no edition, Fabled and Loric. */
const others: Readonly<Record<string, CharacterWords>> = {
  cacklejack: {
    ability: 'Chaque jour, choisis une personne\u00a0: cette nuit, quelqu’un d’autre reçoit un autre personnage.',
    words: { 'Not Me': 'Pas moi' },
  },
  gangster: {
    ability: 'Une fois par jour, tu peux tuer l’une des deux personnes en vie à tes côtés, pourvu que l’autre soit d’accord.',
    ...nothing,
  },
  gnome: {
    ability: 'Tout le monde apprend qu’une certaine personne est de ton camp. Tu peux tuer quiconque la nomme.',
    words: { Amigo: 'Ami' },
  },
  deusexfiasco: {
    ability: 'La Conteuse se trompe au moins une fois dans la partie, le répare et le reconnaît devant tout le monde.',
    words: { Whoopsie: 'Oups' },
  },
  ferryman: { ability: 'Quand vient le dernier jour, tous les morts retrouvent leur vote.', ...nothing },
  angel: {
    ability: 'Il se peut que la personne la plus responsable de la mort de quelqu’un qui débute connaisse un malheur.',
    words: { Protected: 'Sous garde', 'Something Bad': 'Malheur' },
  },
  buddhist: { ability: 'Les personnes expérimentées se taisent pendant deux minutes au début de chaque jour.', ...nothing },
  djinn: {
    ability: 'Une règle spéciale vaut pour les personnages de ce script qui ne vont pas ensemble. Tout le monde apprend ce qu’elle dit.',
    ...nothing,
  },
  doomsayer: {
    ability:
      'Tant qu’au moins quatre personnes sont en vie, chacune d’elles peut une fois par partie réclamer une mort en public\u00a0: quelqu’un de son propre camp meurt.',
    ...nothing,
  },
  duchess: {
    ability:
      'Chaque jour, trois personnes peuvent venir te voir. Chaque nuit sauf la première, chacune apprend combien des trois sont du Mal, l’une d’elles à tort.',
    words: { Visitor: 'Visite', 'False Info': 'Info fausse' },
  },
  fibbin: { ability: 'Une fois par partie, il se peut qu’une personne du Bien apprenne quelque chose de faux.', ...spent },
  fiddler: {
    ability: 'Une fois par partie, le Démon choisit en secret quelqu’un de l’autre camp, et tout le monde décide qui des deux gagne.',
    ...nothing,
  },
  hellslibrarian: {
    ability: 'Il se peut que quiconque parle après que la Conteuse a demandé le silence connaisse un malheur.',
    words: { 'Something Bad': 'Malheur' },
  },
  revolutionary: {
    ability:
      'Tout le monde apprend que deux personnes assises côte à côte sont du même camp. Une fois par partie, l’une des deux passe pour autre chose.',
    words: { 'Register Falsely?': 'Passe pour\u00a0?', Aligned: 'Même camp' },
  },
  sentinel: { ability: 'Il se peut qu’il y ait un Marginal de plus que d’habitude, ou un de moins.', ...nothing },
  spiritofivory: {
    ability: 'Au plus une personne de plus que d’habitude peut être du Mal.',
    words: { 'No More Evil': 'Assez de Mal' },
  },
  toymaker: {
    ability:
      'Le Démon peut renoncer à son attaque, et le doit au moins une fois dans la partie. Le Mal apprend au début ce qu’il apprend toujours.',
    words: { 'Final Night: No Attack': 'Dernière nuit\u00a0: pas d’attaque' },
  },
  bootlegger: {
    ability: 'Des créations maison font partie de ce script\u00a0: personnages, règles ou les deux.',
    words: { '?': '?' },
  },
  bigwig: {
    ability:
      'Toute personne nommée choisit quelqu’un\u00a0: jusqu’au vote, personne d’autre ne parle, et cette personne doit par folie faire croire que la personne nommée est du Bien, sinon il se peut qu’elle meure.',
    ...nothing,
  },
  gardener: { ability: 'La Conteuse décide qui est quel personnage.', ...nothing },
  godofug: {
    ability:
      'Une personne porte le chapeau d’Ug\u00a0: sa voix compte double, et elle ne dit que des mots d’une syllabe. Si elle échoue, elle passe le chapeau.',
    words: { Hat: 'Chapeau' },
  },
  hindu: {
    ability: 'Les quatre premières personnes à mourir reviennent aussitôt comme Voyageurs, dans le camp qui était le leur.',
    ...nothing,
  },
  knaves: {
    ability:
      'La partie est menée à deux\u00a0: l’une des personnes ment, l’autre dit vrai. Une fois dans la partie, au crépuscule, elles peuvent échanger ces rôles.',
    ...nothing,
  },
  pope: {
    ability: 'Certains personnages du Bien sont en jeu plus d’une fois, et ceux-ci peuvent quand même être montrés comme bluffs.',
    ...nothing,
  },
  stormcatcher: {
    ability:
      'Un personnage du Bien est annoncé. S’il est en jeu, rien d’autre qu’une exécution ne le tue, mais toutes les personnes du Mal découvrent qui c’est.',
    words: { Stormcaught: 'Orage' },
  },
  tor: {
    ability: 'Personne n’apprend son personnage ni son camp avant de mourir\u00a0; chaque personne apprend alors les deux.',
    ...nothing,
  },
  ventriloquist: {
    ability:
      'Il se peut qu’une personne nommée survive à une exécution aujourd’hui si, par folie, elle cherche à faire croire qu’elle est un personnage dont elle ne s’était pas réclamée avant.',
    words: { Mad: 'Folie' },
  },
  zenomancer: {
    ability: 'Une ou plusieurs personnes reçoivent un but. Quiconque atteint le sien apprend quelque chose de vrai.',
    words: { Goal: 'But' },
  },
}

export const byHand: Readonly<Record<string, CharacterWords>> = {
  ...sectsAndViolets,
  ...townsfolk,
  ...outsiders,
  ...minions,
  ...demons,
  ...others,
}

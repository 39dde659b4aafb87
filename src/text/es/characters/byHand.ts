import type { CharacterWords } from '../../characterText'

export const byHand: Readonly<Record<string, CharacterWords>> = {
  clockmaker: {
    ability: 'Tu primera noche sabes a cuántos asientos está el Demonio de su Esbirro más cercano.',
    words: {},
  },
  snakecharmer: {
    ability:
      'Cada noche, elige a alguien con vida: si es un Demonio, intercambias con él personaje y bando, y el veneno afecta a quien era el Demonio.',
    words: { Poisoned: 'Veneno' },
  },
  mathematician: {
    ability: 'Cada noche sabes a cuántas personas les ha fallado la habilidad desde el amanecer a causa del personaje de otra.',
    words: { Abnormal: 'Anomalía' },
  },
  dreamer: {
    ability: 'Cada noche, elige a otra persona que no sea Viajero: ves un personaje del bien y uno del mal, y uno de los dos es el suyo.',
    words: {},
  },
  flowergirl: {
    ability: 'Cada noche menos la primera, sabes si hubo un Demonio entre quienes votaron hoy.',
    words: { 'Demon Voted': 'Demonio votó', 'Demon Not Voted': 'Demonio no votó' },
  },
  towncrier: {
    ability: 'Cada noche menos la primera, sabes si alguna de las nominaciones de hoy vino de un Esbirro.',
    words: { 'Minions Not Nominated': 'Esbirros no nominaron', 'Minion Nominated': 'Esbirro nominó' },
  },
  oracle: { ability: 'Cada noche menos la primera, sabes cuántas de las personas sin vida son del mal.', words: {} },
  savant: {
    ability: 'Cada día puedes acercarte a quien narra y oír en privado dos afirmaciones, una verdadera y una falsa.',
    words: {},
  },
  seamstress: {
    ability: 'Una vez por partida, de noche, elige a otras dos personas: sabes si las dos son del mismo bando.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  philosopher: {
    ability: 'Una vez por partida, de noche, nombra un personaje del bien: obtienes su habilidad, y quien sea ese personaje se emborracha.',
    words: { Drunk: 'Borrachera', 'Is The Philosopher': 'Es el Filósofo' },
  },
  artist: {
    ability: 'Una vez por partida, de día, puedes hacer una pregunta en privado a quien narra y recibir un sí o un no.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  juggler: {
    ability:
      'Tu primer día puedes decir en público qué personajes son hasta cinco personas. Esa noche sabes en cuántas de ellas acertaste.',
    words: { Correct: 'Acierto' },
  },
  sage: { ability: 'Si te mata el Demonio, ves a dos personas: una de ellas es ese Demonio.', words: {} },
  sweetheart: { ability: 'Con tu muerte, alguien se emborracha, y para siempre.', words: { Drunk: 'Borrachera' } },
  klutz: {
    ability: 'En cuanto sepas que has muerto, elige en público a alguien con vida: si es del mal, tu bando pierde.',
    words: {},
  },
  barber: {
    ability:
      'Si has muerto hoy o esta noche, el Demonio puede elegir a dos personas, pero no a otro Demonio, que intercambian sus personajes.',
    words: { 'Haircuts Tonight': 'Corte esta noche' },
  },
  mutant: { ability: 'Si muestras la locura de que eres Forastero, quien narra podría ejecutarte.', words: {} },
  witch: {
    ability: 'Cada noche, elige a alguien: muere si mañana nomina. Con solo tres personas con vida, pierdes esta habilidad.',
    words: { Cursed: 'Maldición' },
  },
  cerenovus: {
    ability:
      'Cada noche, elige a alguien y un personaje del bien: mañana esa persona debe mostrar la locura de que lo es, o se le podría ejecutar.',
    words: { Mad: 'Locura' },
  },
  pithag: {
    ability:
      'Cada noche menos la primera, convierte a alguien en un personaje que no está en juego. Si así surge un Demonio, quien narra decide las muertes de esta noche.',
    words: {},
  },
  eviltwin: {
    ability:
      'Conoces a alguien del otro bando, y esa persona te conoce a ti. El mal gana si se ejecuta a la del bien; el bien no puede ganar mientras vivan las dos.',
    words: { Twin: 'Gemela' },
  },
  nodashii: {
    ability: 'Cada noche menos la primera, elige a alguien: muere. El veneno afecta al Aldeano más cercano a cada lado de ti.',
    words: { Dead: 'Muerte', Poisoned: 'Veneno' },
  },
  vigormortis: {
    ability:
      'Cada noche menos la primera, elige a alguien: muere. Un Esbirro que muere así conserva su habilidad y envenena a un Aldeano de al lado. [Un Forastero menos]',
    words: { Dead: 'Muerte', 'Has Ability': 'Con habilidad', Poisoned: 'Veneno' },
  },
  vortox: {
    ability:
      'Cada noche menos la primera, elige a alguien: muere. Lo que los Aldeanos saben por su habilidad es falso. Un día sin ejecución lo gana el mal.',
    words: { Dead: 'Muerte' },
  },
  fanggu: {
    ability:
      'Cada noche menos la primera, elige a alguien: muere. El primer Forastero que moriría así se convierte en un Fang Gu del mal, y mueres tú. [Un Forastero más]',
    words: { Dead: 'Muerte', Once: 'Una vez' },
  },
  barista: {
    ability:
      'Cada noche, hasta el anochecer, alguien o bien está sin borrachera ni veneno y recibe la verdad, o bien actúa dos veces, y sabe cuál de las dos cosas.',
    words: { 'Sober & Healthy': 'Sin mal alguno', 'Acts Twice': 'Actúa dos veces', '?': '?' },
  },
  harlot: {
    ability: 'Cada noche menos la primera, elige a alguien con vida: si acepta, ves su personaje, pero podrían morir las dos personas.',
    words: { Dead: 'Muerte' },
  },
  butcher: { ability: 'Cada día, tras una ejecución, puedes nominar una vez más.', words: {} },
  bonecollector: {
    ability: 'Una vez por partida, una noche que no sea la primera, elige a alguien sin vida: recupera su habilidad hasta el anochecer.',
    words: { 'No Ability': 'Sin habilidad', 'Has Ability': 'Con habilidad' },
  },
  deviant: { ability: 'Un día en que has hecho reír a la gente, el exilio no puede matarte.', words: {} },
  steward: { ability: 'Tu primera noche conoces a una persona que es del bien.', words: { Know: 'Sabe' } },
  knight: { ability: 'Tu primera noche conoces a dos personas: ninguna es el Demonio.', words: { Know: 'Sabe' } },
  noble: { ability: 'Tu primera noche conoces a tres personas: exactamente una de ellas es del mal.', words: { Know: 'Sabe' } },
  shugenja: {
    ability:
      'Tu primera noche sabes en qué sentido del círculo está la persona del mal más cercana. Si hay dos igual de cerca, vale cualquier respuesta.',
    words: {},
  },
  pixie: {
    ability:
      'Tu primera noche conoces un Aldeano en juego. Si has mostrado la locura de que lo eres, obtienes su habilidad cuando muere esa persona.',
    words: { Mad: 'Locura', 'Has Ability': 'Con habilidad' },
  },
  bountyhunter: {
    ability: 'Tu primera noche conoces a alguien del mal. Cuando esa persona muere, conoces a otra la misma noche. [Un Aldeano es del mal]',
    words: { Know: 'Sabe' },
  },
  highpriestess: { ability: 'Cada noche ves a la persona con quien, según quien narra, más te conviene hablar.', words: {} },
  balloonist: {
    ability:
      'Cada noche ves a alguien cuyo tipo de personaje es distinto del de la persona que viste la noche anterior. [Quizá un Forastero más]',
    words: { Know: 'Sabe' },
  },
  general: { ability: 'Cada noche sabes quién lleva ventaja según quien narra: el bien, el mal o nadie.', words: {} },
  preacher: {
    ability: 'Cada noche, elige a alguien: si es un Esbirro, lo sabe. Todos los Esbirros que has elegido hasta ahora están sin habilidad.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  villageidiot: {
    ability: 'Cada noche, elige a alguien: sabes su bando. [Hasta dos Tontos del Pueblo más; uno de los añadidos tiene borrachera]',
    words: { Drunk: 'Borrachera' },
  },
  king: {
    ability:
      'Cada noche, si hay al menos tantas personas sin vida como con vida, conoces el personaje de alguien con vida. El Demonio sabe que eres el Rey.',
    words: {},
  },
  cultleader: {
    ability:
      'Cada noche tomas el bando de una de las dos personas con vida a tu lado. Si todas las personas del bien aceptan entrar en tu culto, tu bando gana.',
    words: {},
  },
  acrobat: {
    ability: 'Cada noche menos la primera, elige a alguien: mueres si esta noche tiene borrachera o veneno, sea ya o más tarde.',
    words: { Dead: 'Muerte', Chosen: 'Elección' },
  },
  lycanthrope: {
    ability:
      'Cada noche menos la primera, elige a alguien con vida: si es del bien, muere, y el Demonio no mata a nadie esta noche. Cierta persona del bien pasa por persona del mal.',
    words: { 'Faux Paw': 'Garra falsa', Dead: 'Muerte' },
  },
  alsaahir: {
    ability: 'Cada día puedes decir en público quiénes son los Esbirros y quiénes los Demonios: si aciertas en todos, gana el bien.',
    words: {},
  },
  engineer: {
    ability:
      'Una vez por partida, de noche, decide qué son los Esbirros o qué es el Demonio: esas personas pasan a ser los personajes que nombres.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  nightwatchman: {
    ability: 'Una vez por partida, de noche, señala a alguien: esa persona sabe quién es el Vigilante Nocturno.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  huntsman: {
    ability:
      'Una vez por partida, de noche, elige a alguien con vida: si es la Doncella, se convierte en un Aldeano que no está en juego. [Se añade la Doncella]',
    words: { 'No Ability': 'Sin habilidad' },
  },
  fisherman: {
    ability: 'Una vez por partida, de día, pide a quien narra un consejo que acerque a tu bando a la victoria.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  princess: {
    ability: 'Si tu primer día se ejecuta a quien nominaste ese día, el Demonio no mata a nadie la noche siguiente.',
    words: { "Doesn't Kill": 'No mata' },
  },
  alchemist: {
    ability: 'Tienes la habilidad de un Esbirro. Cuando la usas, quien narra puede pedirte otra elección.',
    words: { 'Is The Alchemist': 'Es el Alquimista' },
  },
  cannibal: {
    ability:
      'Tienes la habilidad de la última persona que murió por ejecución. Si era del mal, te afecta el veneno hasta que una ejecución mate a alguien del bien.',
    words: { Poisoned: 'Veneno', Lunch: 'Almuerzo' },
  },
  amnesiac: {
    ability:
      'Tienes una habilidad que no conoces. Cada día puedes decir a solas a quien narra cuál crees que es y oír cuánto te has acercado.',
    words: { '?': '?' },
  },
  farmer: { ability: 'Si mueres de noche, una de las personas del bien con vida se convierte en Granjero.', words: {} },
  choirboy: { ability: 'Si el Demonio mata al Rey, sabes quién es el Demonio. [Se añade el Rey]', words: {} },
  banshee: {
    ability:
      'Si el Demonio te mata, todo el mundo lo sabe. Desde entonces puedes nominar dos veces al día y dar dos votos en cada nominación.',
    words: { 'Has Ability': 'Con habilidad' },
  },
  magician: { ability: 'Los Esbirros te toman por un Demonio, y el Demonio te toma por un Esbirro.', words: {} },
  poppygrower: {
    ability: 'Los Esbirros y el Demonio no se conocen. Si mueres, se conocen esa misma noche.',
    words: { 'Evil Wakes': 'El mal despierta' },
  },
  atheist: {
    ability: 'Quien narra puede romper las reglas. El bien gana si se ejecuta a quien narra, aunque no estés con vida. [Nadie es del mal]',
    words: {},
  },
  hermit: {
    ability: 'Tienes la habilidad de todos los Forasteros de este guion. [Quizá un Forastero menos]',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  ogre: {
    ability: 'Tu primera noche, elige a otra persona: pasas a su bando sin saber cuál es, aunque tengas borrachera o veneno.',
    words: { Friend: 'Amistad' },
  },
  golem: {
    ability: 'Solo puedes nominar una vez en toda la partida. Si la persona que nominas no es el Demonio, muere.',
    words: { 'May Not Nominate': 'No puede nominar' },
  },
  plaguedoctor: {
    ability: 'Con tu muerte, quien narra recibe la habilidad de un Esbirro.',
    words: { 'Storyteller Ability': 'Habilidad de quien narra' },
  },
  hatter: {
    ability: 'Si has muerto hoy o esta noche, cada Esbirro y cada Demonio puede pasar a ser otro personaje de su mismo tipo.',
    words: { 'Tea Party Tonight': 'Té esta noche' },
  },
  politician: {
    ability: 'Si nadie hizo más que tú para que tu bando perdiera, cambias de bando y ganas, con vida o sin ella.',
    words: {},
  },
  zealot: { ability: 'Mientras haya al menos cinco personas con vida, debes levantar la mano en cada nominación.', words: {} },
  damsel: {
    ability:
      'Los Esbirros saben que hay una Doncella. Tienen entre todos un solo intento de adivinarla en público: si te nombran, tu bando pierde.',
    words: { 'Guess Used': 'Intento usado' },
  },
  snitch: { ability: 'También cada Esbirro ve tres personajes del bien que no están en juego.', words: {} },
  heretic: {
    ability: 'El bando que ganaría ha perdido, y el que perdería ha ganado. Esto vale también tras tu muerte.',
    words: {},
  },
  puzzlemaster: {
    ability:
      'Alguien tiene borrachera, también tras tu muerte. Puedes adivinar una vez quién es: si aciertas, sabes quién es el Demonio; si fallas, lo que sabes es falso.',
    words: { Drunk: 'Borrachera', 'Guess Used': 'Intento usado' },
  },
  mezepheles: {
    ability: 'Tu primera noche conoces una palabra secreta. La primera persona del bien que la diga pasa al mal la noche siguiente.',
    words: { 'Turns Evil': 'Pasa al mal', 'No Ability': 'Sin habilidad' },
  },
  harpy: {
    ability:
      'Cada noche, nombra a una primera y a una segunda persona: mañana la primera debe mostrar la locura de que la segunda es del mal, o podría morir una de las dos o ambas.',
    words: { Mad: 'Locura', '2nd': '2.ª' },
  },
  fearmonger: {
    ability:
      'Cada noche, elige a alguien: si nominas a esa persona y se la ejecuta, su bando pierde. Cuando cambias de elección, todo el mundo lo sabe.',
    words: { Fear: 'Miedo' },
  },
  psychopath: {
    ability:
      'Cada día, antes de cualquier nominación, puedes matar a alguien en público. Si se te ejecuta, solo mueres si pierdes a piedra, papel o tijera.',
    words: {},
  },
  wizard: {
    ability: 'Una vez por partida puedes pedir un deseo. Si se cumple, puede tener un precio y dejar un rastro de lo deseado.',
    words: { '?': '?' },
  },
  widow: {
    ability: 'Tu primera noche ves el Grimorio y eliges a alguien: recibe tu veneno. Una persona del bien sabe que hay una Viuda.',
    words: { Poisoned: 'Veneno', Know: 'Sabe' },
  },
  xaan: {
    ability:
      'El veneno afecta a todos los Aldeanos durante una noche y el día siguiente: la noche cuyo número es el de Forasteros en la preparación. [Cualquier número de Forasteros]',
    words: { 'Night 1': 'Noche 1', 'Night 2': 'Noche 2', 'Night 3': 'Noche 3', X: 'X' },
  },
  marionette: {
    ability: 'Crees por error que eres un personaje del bien. El Demonio sabe quién eres. [Te sientas junto al Demonio]',
    words: { 'Is The Marionette': 'Es la Marioneta' },
  },
  wraith: {
    ability: 'De noche puedes tener los ojos abiertos cuando quieras. Cuando despiertan otras personas del mal, despiertas tú también.',
    words: {},
  },
  summoner: {
    ability:
      'Ves tres faroles. La tercera noche, nombra a alguien y un Demonio: esa persona pasa a ser ese Demonio y del mal. [Ningún Demonio hasta entonces]',
    words: { 'Night 1': 'Noche 1', 'Night 2': 'Noche 2', 'Night 3': 'Noche 3' },
  },
  goblin: {
    ability: 'Si dices en público, después de que alguien te nomine, que eres el Goblin, y se te ejecuta ese mismo día, tu bando gana.',
    words: { Claimed: 'Lo dijo' },
  },
  boomdandy: {
    ability:
      'Si se te ejecuta, mueren todas las personas menos tres. Después se cuenta atrás de diez a uno: la persona a quien más gente señale muere.',
    words: {},
  },
  vizier: {
    ability:
      'Todo el mundo sabe quién eres. De día no puedes morir. Si votó alguien del bien, puedes hacer ejecutar en el acto a quien recibió la nominación.',
    words: {},
  },
  organgrinder: {
    ability: 'Se vota con los ojos cerrados, y nadie oye el recuento. Cada noche decides si tienes borrachera hasta el anochecer.',
    words: { 'About To Die': 'Va a morir', Drunk: 'Borrachera' },
  },
  boffin: {
    ability:
      'El Demonio tiene la habilidad de un personaje del bien que no está en juego, aunque tenga borrachera o veneno. Tú sabes cuál es, y el Demonio también.',
    words: {},
  },
  yaggababble: {
    ability:
      'Tu primera noche conoces una frase secreta. Por cada vez que la hayas dicho hoy en voz alta y en público, podría morir alguien.',
    words: { Dead: 'Muerte' },
  },
  lilmonsta: {
    ability:
      'Cada noche, los Esbirros acuerdan quién cuida del Pequeño Monstruo y “es el Demonio”. Cada noche menos la primera, podría morir alguien. [Un Esbirro más]',
    words: { 'Is The Demon': 'Es el Demonio', Dead: 'Muerte' },
  },
  ojo: {
    ability:
      'Cada noche menos la primera, nombra un personaje: quien lo sea muere. Si nadie es ese personaje, quien narra decide quién muere.',
    words: { Dead: 'Muerte' },
  },
  kazali: {
    ability: 'Cada noche menos la primera, elige a alguien: muere. [Eliges quién pasa a ser qué Esbirro; cualquier número de Forasteros]',
    words: { Dead: 'Muerte' },
  },
  legion: {
    ability:
      'Cada noche menos la primera, podría morir alguien. Ninguna ejecución sale adelante si solo votó el mal. Cuentas también como Esbirro. [Más de la mitad son Legión]',
    words: { Dead: 'Muerte', 'About To Die': 'Va a morir' },
  },
  lordoftyphon: {
    ability:
      'Cada noche menos la primera, elige a alguien: muere. [El mal se sienta en fila a tu alrededor; un Esbirro más; cualquier número de Forasteros]',
    words: { Dead: 'Muerte' },
  },
  lleech: {
    ability:
      'Cada noche menos la primera, elige a alguien: muere. Tu primera noche, elige a alguien: recibe tu veneno, y mueres si esa persona muere, y nunca de otro modo.',
    words: { Dead: 'Muerte', Poisoned: 'Veneno' },
  },
  alhadikhia: {
    ability:
      'Cada noche menos la primera, puedes elegir a tres personas, cuyos nombres oye todo el mundo. Cada una elige en secreto vida o muerte; si todas eligen vida, mueren las tres.',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  riot: {
    ability:
      'El tercer día los Esbirros se convierten en Riot. Quien recibe entonces una nominación muere y nomina en el acto a alguien con vida. No hay forma de evitarlo.',
    words: { 'Day 1': 'Día 1', 'Day 2': 'Día 2', 'Day 3': 'Día 3' },
  },
  leviathan: {
    ability:
      'Todo el mundo sabe que estás en juego. El mal gana cuando se ejecuta a una segunda persona del bien, y cuando termina el quinto día.',
    words: {
      'Day 1': 'Día 1',
      'Day 2': 'Día 2',
      'Day 3': 'Día 3',
      'Day 4': 'Día 4',
      'Day 5': 'Día 5',
      'Good Player Executed': 'Ejecución del bien',
    },
  },
  cacklejack: {
    ability: 'Cada día, elige a alguien: esta noche otra persona recibe un personaje distinto.',
    words: { 'Not Me': 'Yo no' },
  },
  gangster: {
    ability: 'Una vez al día puedes matar a una de las dos personas con vida a tu lado, si la otra está de acuerdo.',
    words: {},
  },
  gnome: {
    ability: 'Todo el mundo sabe de una persona que es de tu bando. Puedes matar a quien nomine a esa persona.',
    words: { Amigo: 'Amigo' },
  },
  deusexfiasco: {
    ability: 'Quien narra se equivoca al menos una vez en la partida, lo corrige y lo reconoce ante todo el mundo.',
    words: { Whoopsie: 'Metida de pata' },
  },
  ferryman: { ability: 'Cuando llega el último día, todas las personas sin vida recuperan su voto.', words: {} },
  angel: {
    ability: 'A quien tenga más culpa de la muerte de una persona nueva en el juego podría ocurrirle algo malo.',
    words: { Protected: 'Protección', 'Something Bad': 'Algo malo' },
  },
  buddhist: {
    ability: 'La gente con experiencia guarda silencio durante dos minutos al comienzo de cada día.',
    words: {},
  },
  djinn: {
    ability: 'Vale una regla especial para personajes de este guion que no casan entre sí. Todo el mundo sabe lo que dice.',
    words: {},
  },
  doomsayer: {
    ability:
      'Mientras haya al menos cuatro personas con vida, cada una puede pedir en público una muerte una vez por partida: muere alguien de su propio bando.',
    words: {},
  },
  duchess: {
    ability:
      'Cada día, tres personas pueden acudir a ti. Cada noche menos la primera, cada una sabe cuántas de las tres son del mal; una de ellas recibe un dato falso.',
    words: { Visitor: 'Visita', 'False Info': 'Dato falso' },
  },
  fibbin: {
    ability: 'Una vez por partida, una persona del bien podría recibir información falsa.',
    words: { 'No Ability': 'Sin habilidad' },
  },
  fiddler: {
    ability:
      'Una vez por partida, el Demonio elige en secreto a alguien del otro bando, y todo el mundo decide cuál de las dos personas gana.',
    words: {},
  },
  hellslibrarian: {
    ability: 'A quien hable después de que quien narra haya pedido silencio podría ocurrirle algo malo.',
    words: { 'Something Bad': 'Algo malo' },
  },
  revolutionary: {
    ability:
      'Todo el mundo sabe que dos personas sentadas juntas son del mismo bando. Una vez por partida, una de las dos pasa por otra cosa.',
    words: { 'Register Falsely?': '¿Pasa por otra cosa?', Aligned: 'Mismo bando' },
  },
  sentinel: { ability: 'Podría haber en juego un Forastero más de lo normal, o uno menos.', words: {} },
  spiritofivory: {
    ability: 'Como máximo puede haber una persona del mal más de lo normal.',
    words: { 'No More Evil': 'No más mal' },
  },
  toymaker: {
    ability:
      'El Demonio puede renunciar a su ataque, y debe hacerlo al menos una vez en la partida. El mal sabe al principio lo que sabe siempre.',
    words: { 'Final Night: No Attack': 'Noche final: sin ataque' },
  },
  bootlegger: { ability: 'Este guion tiene contenido casero: personajes, reglas o ambas cosas.', words: { '?': '?' } },
  bigwig: {
    ability:
      'Quien recibe una nominación elige a alguien: hasta la votación no habla nadie más, y esa persona muestra la locura de que quien recibió la nominación es del bien, o podría morir.',
    words: {},
  },
  gardener: { ability: 'Quien narra decide quién es qué personaje.', words: {} },
  godofug: {
    ability:
      'Una persona lleva el sombrero de Ug: su voto cuenta dos veces, y solo dice palabras de una sílaba. Quien falla pasa el sombrero.',
    words: { Hat: 'Sombrero' },
  },
  hindu: {
    ability: 'Cada una de las cuatro primeras personas que mueren vuelve en el acto como Viajero, en el bando en que estaba.',
    words: {},
  },
  knaves: {
    ability: 'Narran dos personas: una miente y otra dice la verdad. Una vez en la partida, al anochecer, pueden cambiar los papeles.',
    words: {},
  },
  pope: {
    ability: 'Algunos personajes del bien están en juego más de una vez, y aun así pueden mostrarse como faroles.',
    words: {},
  },
  stormcatcher: {
    ability:
      'Se nombra un personaje del bien. Si está en juego, solo la ejecución puede matarlo, pero todas las personas del mal ven quién es.',
    words: { Stormcaught: 'En la tormenta' },
  },
  tor: { ability: 'Nadie sabe qué personaje es ni de qué bando antes de morir; entonces sabe ambas cosas.', words: {} },
  ventriloquist: {
    ability:
      'Quien recibe una nominación y muestra la locura de que es un personaje que no había dicho ser antes podría sobrevivir hoy a una ejecución.',
    words: { Mad: 'Locura' },
  },
  zenomancer: {
    ability: 'Una o más personas reciben un objetivo. Quien alcanza el suyo sabe algo verdadero.',
    words: { Goal: 'Objetivo' },
  },
}

import type { EditionText } from '../../characterText'

export const tb: EditionText<'tb'> = {
  washerwoman: {
    name: 'Lavandera',
    ability: 'Tu primera noche ves un Aldeano en juego y a dos personas: una de ellas lo es.',
    words: {
      Townsfolk: 'Aldeano',
      '{me} is shown a Townsfolk and two players.': '{me} ve un Aldeano y a dos personas.',
      'card.washerwoman': 'Una de estas dos personas es',
      'advice.washerwoman': 'La segunda persona: mejor del mal, o alguien de cuya palabra convenga dudar.',
    },
  },
  librarian: {
    name: 'Bibliotecario',
    ability: 'Tu primera noche ves un Forastero en juego y a dos personas, una de las cuales lo es, o que no hay ninguno.',
    words: {
      Outsider: 'Forastero',
      '{me} is shown an Outsider and two players, or that there is none.': '{me} ve un Forastero y a dos personas, o que no hay ninguno.',
      'Show the token, then point at both players; or show that there is none.':
        'Muestra la ficha y señala después a las dos personas; o muestra que no hay ninguno.',
      'card.librarian': 'Una de estas dos personas es',
      'card.noOutsider': 'No hay ningún Forastero',
      'advice.librarian': 'Muestra solo rara vez a quien duda de su propio personaje: otro Forastero es más amable.',
    },
  },
  investigator: {
    name: 'Investigador',
    ability: 'Tu primera noche ves un Esbirro en juego y a dos personas: una de ellas lo es.',
    words: {
      Minion: 'Esbirro',
      '{me} is shown a Minion and two players.': '{me} ve un Esbirro y a dos personas.',
      'card.investigator': 'Una de estas dos personas es',
      'advice.investigator': 'Alguien del bien que puede pasar por Esbirro es una buena opción para mostrar.',
    },
  },
  chef: {
    name: 'Chef',
    ability: 'Tu primera noche sabes cuántas veces dos personas del mal se sientan una junto a otra.',
    words: {
      '{me} learns how often two evil players sit side by side.':
        '{me} sabe cuántas veces dos personas del mal se sientan una junto a otra.',
      'Show the number.': 'Muestra el número.',
      'card.chef': 'Veces que dos personas del mal se sientan juntas',
      'truth.chef': 'Juntas, del mal: {list}.',
      'truth.chef.none': 'No hay dos personas del mal juntas.',
      'advice.chef': 'Un número que se comprueba con los asientos: que una mentira se aparte de la verdad en uno como mucho.',
    },
  },
  empath: {
    name: 'Empático',
    ability:
      'Cada noche sabes cuántas personas del mal hay entre la persona con vida más cercana a tu izquierda y la más cercana a tu derecha.',
    words: {
      '{me} learns how many living neighbours are evil.': '{me} sabe cuántas de las dos personas con vida a su lado son del mal.',
      'Show the number: the nearest living player on either side, Travellers included.':
        'Muestra el número: la persona con vida más cercana a cada lado, Viajeros incluidos.',
      'card.empath': 'Cuántas de las dos personas con vida a tu lado son del mal',
      'truth.empath': 'A los lados: {list}.',
      'truth.evil': '{who} es del mal',
      'truth.good': '{who} es del bien',
      'advice.empath': 'Alguien del bien que puede pasar por el mal: que lo haga más o menos la mitad de las veces.',
    },
  },
  fortuneteller: {
    name: 'Pitonisa',
    ability: 'Cada noche, elige a dos personas: sabes si hay un Demonio entre ellas. Una persona del bien pasa para ti por Demonio.',
    words: {
      'Red herring': 'Pista falsa',
      'Nod if one of them is a Demon or the red herring.': 'Asiente si una de ellas es un Demonio o la pista falsa.',
      'card.fortuneteller': '¿Hay un Demonio entre las dos?',
      'secret.fortuneteller.redHerring': 'la pista falsa',
      'refused.red_herring_must_be_good': '{who} es del mal, y la pista falsa es alguien del bien.',
      'ask.red_herring': '¿Quién pasa por Demonio para {me} ({ability})? Alguien del bien, durante toda la partida.',
      'truth.demonAmong': '{who}: es un Demonio o pasa aquí por uno.',
      'truth.noDemonAmong': 'Ninguna de las dos es un Demonio ni la pista falsa.',
      'caption.Red herring': 'Pista',
      'advice.fortuneteller':
        'Una pista falsa sirve más en alguien a quien nadie más da por inocente; de vez en cuando es la propia {ability}.',
    },
  },
  undertaker: {
    name: 'Enterrador',
    ability: 'Cada noche menos la primera, ves el personaje de quien murió hoy por ejecución.',
    words: {
      '{me} is shown who was executed.': '{me} ve el personaje ejecutado.',
      'Show the token of the executed player.': 'Muestra la ficha de la persona ejecutada.',
      'somebody died by execution today': 'hoy murió alguien por ejecución',
      'nobody died by execution today': 'hoy no murió nadie por ejecución',
      'card.undertaker': 'La persona ejecutada era',
      'truth.undertaker': 'Se ejecutó a {who}, y murió.',
      'advice.undertaker': 'Quien puede pasar por otro personaje suele hacerlo aquí.',
    },
  },
  monk: {
    name: 'Monje',
    ability: 'Cada noche menos la primera, elige a otra persona: esta noche el Demonio no puede hacerle daño.',
    words: { 'The Demon cannot harm that player tonight.': 'El Demonio no puede hacer daño a esa persona esta noche.' },
  },
  ravenkeeper: {
    name: 'Guardián de Cuervos',
    ability: 'Si mueres de noche, despiertas y eliges a alguien: ves su personaje.',
    words: {
      '{me} died, wakes and points at a player.': '{me} ha muerto, despierta y señala a alguien.',
      'Show that player’s token.': 'Muestra la ficha de esa persona.',
      'died tonight': 'ha muerto esta noche',
      'card.ravenkeeper': 'Esta persona es',
      'truth.ravenkeeper': '{who} es {character}.',
    },
  },
  virgin: {
    name: 'Virgen',
    ability: 'La primera vez que alguien te nomina, si esa persona es Aldeano, se la ejecuta en el acto.',
    words: {
      'advice.virgin':
        'Mejor no ejecutar pronto a alguien del mal que puede pasar por Aldeano; hacia el final de la partida puede valer la pena.',
    },
  },
  slayer: {
    name: 'Exterminador',
    ability: 'Una vez por partida, de día, señala a alguien en público: si es el Demonio, el Demonio muere.',
    words: { Shoots: 'Dispara', 'cause.slayer': 'a manos del {ability}' },
  },
  soldier: { name: 'Soldado', ability: 'El Demonio no puede hacerte daño.', words: {} },
  mayor: {
    name: 'Alcalde',
    ability:
      'Si un día con tres personas con vida acaba sin ejecución, tu bando gana. Si fueras a morir de noche, podría morir otra persona en tu lugar.',
    words: {
      'ask.dies_instead': '{me} ({ability}) moriría. ¿Quién muere?',
      'option.mayorDies': 'Muere el {ability}',
      'refused.dies_instead_not_possible': 'El ataque no puede recaer en {who}.',
      'ending.mayor': 'Había tres personas con vida, no se ejecutó a nadie, y el {ability} era una de ellas.',
      'hint.mayor.dies_instead':
        'Alguien del bien con la habilidad gastada, o alguien que despierta al morir; el {ability}, si el pueblo confía del todo en esa persona.',
      'advice.mayor': 'Deja que la muerte pase de largo una o dos veces, no siempre: en un {ability} que nunca muere se confía pronto.',
    },
  },
  butler: {
    name: 'Mayordomo',
    ability: 'Cada noche, elige a otra persona, tu señor: mañana solo puedes votar mientras vote esa persona.',
    words: {
      Master: 'Señor',
      'That player is the master tomorrow.': 'Esa persona es el señor mañana.',
      'warns.butler_without_master': '{who} ({ability}) ha votado sin su señor. El voto cuenta; coméntaselo más tarde con discreción.',
    },
  },
  drunk: {
    name: 'Borracho',
    ability: 'Crees ser un Aldeano que no eres; nadie te dice que eres el Borracho.',
    words: {
      'Is the Drunk': 'Es el Borracho',
      'caption.Is the Drunk': 'Borracho',
      'advice.drunk':
        'Mejor alguien que recibe información pronto en la partida; que el {ability} no sea siempre alguien que nunca despierta.',
    },
  },
  recluse: {
    name: 'Recluso',
    ability: 'Para otras habilidades podrías pasar por persona del mal, y por Esbirro o Demonio, incluso sin vida.',
    words: {
      'advice.recluse': 'Deja que el {ability} pase por persona del mal a menudo, pero no siempre: que siga siendo un enigma.',
    },
  },
  saint: {
    name: 'Santo',
    ability: 'Si una ejecución te mata, tu bando pierde.',
    words: { 'ending.saint': 'El {ability} murió por ejecución.' },
  },
  poisoner: {
    name: 'Envenenador',
    ability: 'Cada noche, elige a alguien: el veneno le afecta el resto de la noche y todo el día siguiente.',
    words: { 'That player is poisoned until dusk.': 'El veneno afecta a esa persona hasta el anochecer.' },
  },
  spy: {
    name: 'Espía',
    ability:
      'Cada noche miras el Grimorio. Para otras habilidades podrías pasar por persona del bien, y por Aldeano o Forastero, incluso sin vida.',
    words: {
      '{me} looks at the Grimoire.': '{me} mira el Grimorio.',
      'Hand over the tablet with the card; hold to take it back.': 'Entrega la tableta con la tarjeta; mantén pulsado para recuperarla.',
      'card.grimoire': 'El Grimorio',
      'ask.spy_impaired_grimoire': '{me} ({ability}) está ahora sin habilidad. ¿Se muestra el Grimorio?',
      'option.grimoireShown': 'Mostrarlo tal cual',
      'option.grimoireKept': 'No mostrarlo',
      'advice.spy': 'Deja que el {ability} pase por persona del bien; mira antes la pantalla: tus notas no están en ella.',
    },
  },
  scarletwoman: {
    name: 'Mujer Escarlata',
    ability: 'Si el Demonio muere cuando hay al menos cinco personas con vida, sin contar Viajeros, tú eres el nuevo Demonio.',
    words: {
      'Is the Demon': 'Es el Demonio',
      'caption.Is the Demon': 'Demonio',
      'remembered.scarletwoman.does': 'Si la {ability} se convirtió hoy en el Demonio, lo sabe aquí.',
      'remembered.scarletwoman.you': 'Muéstrale la ficha del Demonio; esta noche actúa como el Demonio.',
    },
  },
  baron: { name: 'Barón', ability: 'Hay más Forasteros en juego de lo normal. [Dos Forasteros más]', words: {} },
  imp: {
    name: 'Diablillo',
    ability:
      'Cada noche menos la primera, elige a alguien: muere. Si te eliges y mueres por ello, uno de los Esbirros es el nuevo Demonio.',
    words: {
      'That player dies; if it is {me}, a Minion is the new {ability}.': 'Esa persona muere; si es {me}, un Esbirro es el nuevo {ability}.',
      'ask.new_imp': '{me} muere por su propia mano. ¿Qué Esbirro es el nuevo {ability}?',
      'refused.new_imp_not_possible': '{who} no puede ser el {ability}: hace falta un Esbirro con vida.',
      'plays.imp': 'Un {ability} mata cada noche y puede morir para pasar el cuchillo.',
    },
  },
  bureaucrat: {
    name: 'Burócrata',
    ability: 'Cada noche, elige a otra persona: mañana su voto vale por tres.',
    words: { '3 votes': '3 votos', 'Tomorrow that player’s vote counts three times.': 'Mañana el voto de esa persona cuenta tres veces.' },
  },
  thief: {
    name: 'Ladrón',
    ability: 'Cada noche, elige a otra persona: mañana su voto se resta del recuento en lugar de sumarse.',
    words: {
      'Negative vote': 'Voto negativo',
      'Tomorrow that player’s vote is taken off the count.': 'Mañana el voto de esa persona se resta del recuento.',
      'caption.Negative vote': 'Negativo',
    },
  },
  gunslinger: {
    name: 'Pistolero',
    ability: 'Cada día, tras contarse la primera votación, puedes disparar a una de las personas que votaron: muere.',
    words: {
      'Shoots a voter': 'Dispara',
      'cause.gunslinger': 'por un disparo del {ability}',
      'refused.gunslinger_only_first_vote': 'El {ability} dispara una vez al día, justo después de contarse la primera votación.',
      'refused.gunslinger_target_did_not_vote': '{who} no ha votado, y solo se puede disparar a quien ha votado.',
    },
  },
  scapegoat: {
    name: 'Chivo expiatorio',
    ability: 'Cuando se ejecuta a alguien de tu bando, podría ser a ti en su lugar.',
    words: {
      'ask.scapegoat': 'Se va a ejecutar a {who}. ¿Ocupa {me} ({ability}) su lugar?',
      'hint.scapegoat.scapegoat':
        'Del mal: siempre en lugar del Demonio. Del bien: en lugar de alguien cuya muerte haría perder la partida.',
    },
  },
  beggar: {
    name: 'Mendigo',
    ability:
      'Tu voto cuesta una ficha de voto. Quien ha muerto puede darte la suya; entonces sabes su bando. Nunca te afectan ni la borrachera ni el veneno.',
    words: {
      'Is given a vote': 'Recibe un voto',
      'card.beggar': 'Quien te da su voto es',
      'truth.beggar.good': '{who} es del bien.',
      'truth.beggar.evil': '{who} es del mal.',
      'refused.beggar_has_no_vote_token': '{who} ({ability}) no tiene ficha de voto.',
      'refused.only_the_dead_give_votes': '{who} está con vida: solo quien ha muerto regala su voto.',
    },
  },
}

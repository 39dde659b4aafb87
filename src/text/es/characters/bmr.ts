import type { EditionText } from '../../characterText'

export const bmr: EditionText<'bmr'> = {
  grandmother: {
    name: 'Abuela',
    ability: 'Tu primera noche conoces a alguien del bien y su personaje. Si el Demonio mata a esa persona, tú también mueres.',
    words: {
      Grandchild: 'Nieto',
      '{me} learns who the grandchild is.': '{me} conoce a su nieto.',
      'Show the grandchild’s token, then point at that player.': 'Muestra la ficha del nieto y señala después a esa persona.',
      'The Demon killed {me}’s grandchild.': 'El Demonio ha matado al nieto de {me}.',
      'The {ability} dies as well.': 'La {ability} también muere.',
      'the Demon killed the grandchild': 'el Demonio ha matado al nieto',
      'Something kept the {ability} alive.': 'Algo ha mantenido con vida a la {ability}.',
      'The {ability} died as well.': 'La {ability} también ha muerto.',
      'the Demon did not kill the grandchild tonight': 'el Demonio no ha matado al nieto esta noche',
      'secret.grandmother.grandchild': 'el nieto',
      'refused.grandchild_must_be_townsfolk_or_outsider': '{who} no es Aldeano ni Forastero, y un nieto siempre lo es.',
      'option.later': 'Más tarde, cuando {me} lo conozca',
      'ask.grandparent_learns_grandchild': '¿Quién es el nieto de {me}?',
      'hint.grandmother.grandparent_learns_grandchild': 'Un nieto de cuya palabra se vaya a dudar da a la {ability} algo que hacer.',
      'card.grandchild': 'Tu nieto es',
      'cause.grandparent': 'de pena por su nieto',
    },
  },
  sailor: {
    name: 'Marinero',
    ability: 'Cada noche, elige a alguien con vida: una de las dos personas, tú o ella, se emborracha hasta el anochecer. No puedes morir.',
    words: {
      'You decide which of the two is drunk until dusk.': 'Decides cuál de las dos personas se emborracha hasta el anochecer.',
      'hint.sailor.drunk':
        'Lo normal: si se elige a un Aldeano, se emborracha; si no, se emborracha el {ability}: un Demonio borracho es una noche perdida.',
    },
  },
  chambermaid: {
    name: 'Sirvienta',
    ability: 'Cada noche, elige a otras dos personas con vida: sabes cuántas de ellas despertaron esta noche por su propia habilidad.',
    words: {
      '{me} points at two other living players.': '{me} señala a otras dos personas con vida.',
      'Show how many of the two woke tonight for their own ability.':
        'Muestra cuántas de las dos despertaron esta noche por su propia habilidad.',
      'fewer than two others look alive': 'menos de dos personas más parecen con vida',
      'ask.lunatic_info_counts_for_housekeeper': '{who} despertó solo para recibir información falsa. ¿Cuenta?',
      'ask.housekeeper_shows': '{me} está ahora sin habilidad. El número verdadero es {truth}. ¿Qué muestras?',
      'hint.chambermaid.housekeeper_shows': 'La mejor mentira encaja con lo que el pueblo ya cree de las dos.',
      'card.woke': 'Cuántas de las dos despertaron esta noche',
    },
  },
  exorcist: {
    name: 'Exorcista',
    ability:
      'Cada noche menos la primera, elige a alguien distinto de la noche anterior: si es el Demonio, sabe quién eres y no despierta para actuar esta noche.',
    words: {
      '{me} points at a player, not last night’s.': '{me} señala a alguien, no a quien eligió anoche.',
      'If it is the Demon: wake the Demon, show the {ability} token and point at the {ability}.':
        'Si es el Demonio: despiértalo, muéstrale la ficha del {ability} y señala al {ability}.',
    },
  },
  innkeeper: {
    name: 'Posadero',
    ability:
      'Cada noche menos la primera, elige a dos personas: ninguna puede morir esta noche, pero una de ellas se emborracha hasta el anochecer.',
    words: {
      'Both are safe tonight. You decide which of them is drunk until dusk.':
        'Las dos están a salvo esta noche. Decides cuál se emborracha hasta el anochecer.',
      'hint.innkeeper.drunk': 'Quien tenga la habilidad gastada o sin uso esta noche es quien menos nota la cerveza.',
    },
  },
  gambler: {
    name: 'Tahúr',
    ability: 'Cada noche menos la primera, elige a alguien y adivina su personaje: si fallas, mueres.',
    words: {
      '{me} points at a player and at a character.': '{me} señala a alguien y un personaje.',
      'A wrong guess kills the {ability}. Do not show the result.': 'Si falla, el {ability} muere. No muestres el resultado.',
      'cause.gambler': 'por una apuesta perdida',
    },
  },
  gossip: {
    name: 'Chismoso',
    ability: 'Cada día puedes afirmar una cosa ante todo el pueblo. Si es verdad, alguien muere la noche siguiente.',
    words: {
      '{me}’s statement was true.': 'Lo que afirmó {me} era verdad.',
      'Choose a player: that player dies.': 'Elige a alguien: muere.',
      Statement: 'Afirmación',
      'a statement was made today': 'hoy hubo una afirmación',
      '{me} made a statement. Was it true?': '{me} hizo una afirmación. ¿Era verdad?',
      'the statement was not true': 'la afirmación no era verdad',
      'no statement today': 'hoy no hubo afirmación',
      'ask.gossip_true': '¿Era verdad? “{text}”',
      'ask.gossip_revived_before_step': '{me} hizo una afirmación, murió y vuelve a estar con vida. ¿La afirmación todavía mata?',
      'hint.gossip.kill': 'Elige a alguien que pueda morir, mejor si su muerte no acaba la partida.',
    },
  },
  courtier: {
    name: 'Cortesano',
    ability:
      'Una vez por partida, de noche, elige un personaje: quien lo tenga se emborracha durante tres noches y tres días, empezando esta noche.',
    words: {
      'Drunk 3': 'Borrachera 3',
      'caption.Drunk 3': 'Bebe 3',
      'Drunk 2': 'Borrachera 2',
      'caption.Drunk 2': 'Bebe 2',
      'Drunk 1': 'Borrachera 1',
      'caption.Drunk 1': 'Bebe 1',
      '{me} shakes their head or points at a character on the sheet.': '{me} niega con la cabeza o señala un personaje de la hoja.',
      'If that character is in play, its player is drunk for three nights and days. The {ability} is not told.':
        'Si ese personaje está en juego, quien lo tiene se emborracha durante tres noches y tres días. El {ability} no recibe ningún aviso.',
    },
  },
  professor: {
    name: 'Profesor',
    ability: 'Una vez por partida, una noche que no sea la primera, elige a alguien sin vida: si es Aldeano, vuelve a la vida.',
    words: {
      '{me} shakes their head or points at a dead player.': '{me} niega con la cabeza o señala a alguien sin vida.',
      'A Townsfolk lives again; anybody else stays dead. Whoever is pointed at, the ability is used up.':
        'Un Aldeano vuelve a la vida; cualquier otro personaje sigue sin vida. Señale a quien señale, la habilidad queda gastada.',
      'ask.two_left_before_professor': 'El {ability} aún podría devolver la vida a alguien esta noche. Puedes terminar antes la noche.',
    },
  },
  minstrel: {
    name: 'Juglar',
    ability: 'Si una ejecución mata a un Esbirro, todo el mundo menos tú y los Viajeros se emborracha hasta el anochecer de mañana.',
    words: {
      'Everyone drunk': 'Borrachera general',
      '{me}’s song.': 'La canción de {me}.',
      'Everybody but the {ability} and the Travellers is drunk while the reminder is on the table.':
        'Todo el mundo menos el {ability} y los Viajeros tiene borrachera mientras el recordatorio esté en la mesa.',
      'a Minion was executed': 'se ejecutó a un Esbirro',
      'The song has ended: nobody is drunk from it any more.': 'La canción ha terminado: su borrachera ya no afecta a nadie.',
      'no Minion was executed': 'no se ejecutó a ningún Esbirro',
      'caption.Everyone drunk': 'Beben',
    },
  },
  tealady: {
    name: 'Dama del té',
    ability: 'Mientras las dos personas con vida más cercanas, una a cada lado, sean del bien, no pueden morir.',
    words: { 'Cannot die': 'No muere' },
  },
  pacifist: {
    name: 'Pacifista',
    ability: 'Si se ejecuta a alguien del bien, podría sobrevivir.',
    words: {
      'hint.pacifist.pacifist_saves': 'Salva a alguien una o dos veces por partida, y pronto: una sorpresa dice más al pueblo.',
    },
  },
  fool: { name: 'Bufón', ability: 'Sobrevives a tu primera muerte.', words: {} },
  tinker: {
    name: 'Manitas',
    ability: 'Tu muerte puede llegar en cualquier momento.',
    words: {
      '{me} might die.': '{me} podría morir.',
      'You decide whether the {ability} dies now.': 'Decides si el {ability} muere ahora.',
      'Dies…': 'Muere…',
      'refused.tinker_protected': '{who} no puede morir ahora: {by}.',
      'refused.tinker_has_no_ability': '{who} está ahora sin habilidad y no puede morir por ella.',
      'hint.tinker.kill': 'Una muerte sin explicación vale más a mitad de la partida. Nunca debería ponerle fin.',
      'cause.tinker': 'por la habilidad del {ability}',
    },
  },
  moonchild: {
    name: 'Niña de la luna',
    ability: 'En cuanto sepas que has muerto, elige en público a alguien con vida: si era del bien, muere esta noche.',
    words: {
      '{me} chose somebody in public.': '{me} eligió a alguien en público.',
      'If the chosen player was good when chosen, they die.': 'Si esa persona era del bien en el momento de la elección, muere.',
      Chooses: 'Elige',
      'somebody was chosen in public': 'hubo una elección en público',
      'nobody was chosen': 'no se eligió a nadie',
      'ask.moonchild_choose': '{me} sabe que ha muerto y elige en público a alguien con vida.',
      'ask.moonchild_alive_before_step': '{who} vuelve a la vida antes de que se cumpla la maldición.',
    },
  },
  goon: {
    name: 'Matón',
    ability:
      'Cada noche, la primera persona que te elija con una habilidad se emborracha hasta el anochecer. Pasas al bando de esa persona.',
    words: {
      'remembered.goon.does': '{me} responde en el momento de la elección, no aquí.',
      'remembered.goon.you':
        'La primera persona que elija a {me} esta noche se emborracha desde ese momento, y {me} pasa a su bando: despierta a {me} y díselo.',
    },
  },
  lunatic: {
    name: 'Lunático',
    ability: 'Crees por error que eres un Demonio. El Demonio sabe quién eres y a quién eliges por la noche.',
    words: {
      'row.lunatic.info': '{ability} (datos)',
      'row.lunatic.act': '{ability} (actúa)',
      'row.lunatic.report': '{ability} (aviso)',
      '{me} is shown false Minions and false bluffs.': '{me} ve Esbirros falsos y faroles falsos.',
      'Show as many players as there are Minions and three good characters; then show the Demon who the {ability} is.':
        'Muestra a tantas personas como Esbirros haya y tres personajes del bien; después, muestra al Demonio quién es el {ability}.',
      '{me} does what the Demon they believe in would do.': '{me} hace lo que haría el Demonio que cree ser.',
      'It has no effect; the Demon is told afterwards.': 'No tiene efecto; después se le dice al Demonio.',
      'The Demon learns whom {me} chose.': 'El Demonio sabe a quién eligió {me}.',
      'Wake the Demon, show the card and point at each chosen player.':
        'Despierta al Demonio, muestra la tarjeta y señala a cada persona elegida.',
      'the {ability} chose tonight': 'el {ability} eligió esta noche',
      'no Demon is alive': 'ningún Demonio está con vida',
      'the {ability} chose nobody': 'el {ability} no eligió a nadie',
      'secret.lunatic.minions': 'los Esbirros que verá',
      'card.lunaticChose': 'El {ability} ha elegido a',
      'ask.dead_lunatic_keeps_waking': '{me} ha muerto, pero cree que es una muerte fingida. ¿Sigues despertando a esa persona?',
      'ask.impaired_lunatic_reported': '{me} está ahora sin habilidad. ¿Se le dice al Demonio igualmente?',
    },
  },
  godfather: {
    name: 'Padrino',
    ability:
      'Tu primera noche sabes qué Forasteros están en juego. Si hoy murió un Forastero, elige a alguien esta noche: muere. [Un Forastero más o menos]',
    words: {
      '{me} learns the Outsiders in play.': '{me} sabe qué Forasteros están en juego.',
      'Show each Outsider token.': 'Muestra la ficha de cada Forastero.',
      'An Outsider died today: the chosen player dies.': 'Hoy murió un Forastero: la persona elegida muere.',
      'an Outsider died today': 'hoy murió un Forastero',
      'no Outsider died today': 'hoy no murió ningún Forastero',
      'cause.capo': 'a manos del {ability}',
    },
  },
  devilsadvocate: {
    name: 'Abogado del Diablo',
    ability: 'Cada noche, elige a alguien con vida distinto de la noche anterior: si mañana se ejecuta a esa persona, sobrevive.',
    words: {
      'Survives execution': 'Sobrevive a la ejecución',
      '{me} points at a living player, not last night’s.': '{me} señala a alguien con vida, no a quien eligió anoche.',
      'That player survives execution tomorrow.': 'Esa persona sobrevive mañana a la ejecución.',
      'caption.Survives execution': 'Escudo',
    },
  },
  assassin: {
    name: 'Asesino',
    ability: 'Una vez por partida, una noche que no sea la primera, elige a alguien: muere, tenga la protección que tenga.',
    words: {
      '{me} shakes their head or points at a player.': '{me} niega con la cabeza o señala a alguien.',
      'That player dies, whatever protects them.': 'Esa persona muere, tenga la protección que tenga.',
    },
  },
  mastermind: {
    name: 'Mente Maestra',
    ability:
      'Si el Demonio muere por ejecución, y eso acabaría la partida, se juega un día más: si entonces se ejecuta a alguien, su bando pierde.',
    words: {
      'ask.mastermind_lost_on_extra_night': 'La {ability} perdió su habilidad antes del día extra. ¿Se juega ese día igualmente?',
      'goesOn.mastermind.night': 'El Demonio ha muerto; la ejecución de mañana decide quién gana.',
      'goesOn.mastermind.day': 'Si se ejecuta a alguien del bien, gana el mal. Si se ejecuta a alguien del mal, o a nadie, gana el bien.',
    },
  },
  zombuul: {
    name: 'Zombuul',
    ability:
      'Cada noche menos la primera, si hoy no murió nadie, elige a alguien: muere. La primera vez que mueres, sigues con vida, pero pareces sin vida.',
    words: {
      'Nobody died today: the chosen player dies.': 'Hoy no murió nadie: la persona elegida muere.',
      'nobody died today': 'hoy no murió nadie',
      'somebody died today': 'hoy murió alguien',
      'ask.assassin_vs_zombuul_storyteller_decides': '{killer} contra la primera muerte de {who}. Las reglas no dicen quién se impone.',
      'plays.zombuul': 'Un {ability} mata solo tras días sin muertes y se esconde detrás de una muerte falsa.',
    },
  },
  pukka: {
    name: 'Pukka',
    ability: 'Cada noche, elige a alguien: recibe tu veneno. La persona que tenía tu veneno muere, y su veneno acaba.',
    words: {
      'That player is poisoned; the one poisoned before dies and is healthy again.':
        'El veneno afecta a esa persona; quien lo tenía antes muere, y su veneno acaba.',
      'That player is poisoned.': 'El veneno afecta a esa persona.',
      'ask.pukka_chose_itself': '{me} se ha dado su propio veneno. Según las reglas, eso no acaba nunca.',
      'option.stays': 'El veneno sigue',
      'option.ends': 'El veneno acaba ahora',
      'until.dies.pukka': 'muere en el próximo paso del {ability}',
      'until.dead.pukka': 'hasta el próximo paso del {ability}',
      'plays.pukka': 'Un {ability} mata con una noche de retraso y entretanto envenena.',
    },
  },
  shabaloth: {
    name: 'Shabaloth',
    ability:
      'Desde la segunda noche, elige cada noche a dos personas: mueren. Alguien sin vida de tu elección de la noche anterior podría volver a la vida.',
    words: {
      'First decide whether one of last night’s choices comes back; then the two die, one after the other.':
        'Decide primero si vuelve alguien de la elección de anoche; después mueren las dos personas, una tras otra.',
      'The two die, one after the other.': 'Las dos personas mueren, una tras otra.',
      'ask.regurgitate': '¿Vuelve alguien de la elección de anoche?',
      'hint.shabaloth.regurgitate': 'Devuelve a alguien cuando el pueblo esté a punto de hundirse o cuando su vuelta vaya a dar que dudar.',
      'plays.shabaloth': 'Un {ability} se lleva a dos por noche y quizá devuelva a una persona.',
    },
  },
  po: {
    name: 'Po',
    ability:
      'Cada noche menos la primera, puedes elegir a alguien: muere. Si tu última elección fue no elegir a nadie, elige en cambio a tres personas.',
    words: {
      '3 attacks': '3 ataques',
      '{me} shakes their head or points at one player; after choosing nobody, at three.':
        '{me} niega con la cabeza o señala a una persona; tras no elegir a nadie, a tres.',
      'Whoever was chosen dies, one after the other.': 'Cada persona elegida muere, una tras otra.',
      '{me} points at three players.': '{me} señala a tres personas.',
      '{me} shakes their head or points at one player.': '{me} niega con la cabeza o señala a una persona.',
      'refused.must_choose_three': 'La última vez no se eligió a nadie: esta noche deben ser tres personas.',
      'refused.po_only_one_target': 'Esta noche, una persona como máximo: la última vez se eligió a alguien.',
      'plays.po': 'Un {ability} puede contenerse una noche y llevarse después a tres.',
    },
  },
  apprentice: {
    name: 'Aprendiz',
    ability: 'Tu primera noche te da una habilidad: la de un Aldeano si eres del bien, la de un Esbirro si eres del mal.',
    words: {
      'Is the Apprentice': 'Es el Aprendiz',
      '{me} learns which ability they gain.': '{me} sabe qué habilidad obtiene.',
      'Choose an ability, preferably of a character that is not in play, and show that token.':
        'Elige una habilidad, mejor de un personaje que no esté en juego, y muestra esa ficha.',
      'already gained an ability': 'ya obtuvo una habilidad',
      'card.youGain': 'Obtienes esta habilidad',
      'caption.Is the Apprentice': '{ability}',
    },
  },
  matron: {
    name: 'Institutriz',
    ability:
      'Cada día puedes intercambiar los asientos de hasta tres parejas de personas. Nadie puede dejar su asiento para hablar en privado.',
    words: {
      'Swaps seats': 'Cambia asientos',
      'refused.matron_only_by_day': 'La {ability} cambia asientos solo de día.',
      'refused.matron_max_three_swaps': 'Tres parejas como máximo.',
      'refused.matron_already_swapped_today': 'La {ability} ya ha cambiado asientos hoy.',
    },
  },
  judge: {
    name: 'Juez',
    ability:
      'Una vez por partida, cuando otra persona ha nominado, puedes hacer que la ejecución en curso salga adelante o fracase, diga lo que diga la votación.',
    words: {
      Judges: 'Juzga',
      'refused.judge_own_nomination': 'El {ability} no puede decidir una nominación suya.',
      'refused.judge_not_on_exile': 'El {ability} no decide en un exilio.',
      'refused.judge_only_current_nominee': 'El {ability} solo puede decidir la nominación en curso.',
      'refused.judge_no_nomination': 'No hay ninguna nominación que decidir.',
    },
  },
  bishop: {
    name: 'Obispo',
    ability: 'Solo nomina quien narra, cada día al menos a una persona del bando contrario al tuyo.',
    words: {
      'Nominate good': 'Nominar al bien',
      'Nominate evil': 'Nominar al mal',
      'caption.Nominate good': 'Al bien',
      'caption.Nominate evil': 'Al mal',
    },
  },
  voudon: {
    name: 'Voudon',
    ability: 'Solo tú y quienes han muerto pueden votar. La gente sin vida no gasta ficha de voto, y no hace falta mayoría.',
    words: {},
  },
}

import type { EditionText } from '../../characterText'

export const tb: EditionText<'tb'> = {
  washerwoman: {
    name: 'Waschweib',
    ability: 'In deiner ersten Nacht bekommst du einen Bürger gezeigt, der im Spiel ist, und zwei Personen; eine davon ist es.',
    words: {
      Townsfolk: 'Bürger',
      '{me} is shown a Townsfolk and two players.': '{me} bekommt einen Bürger und zwei Personen gezeigt.',
      'card.washerwoman': 'Eine dieser beiden Personen ist',
      'advice.washerwoman': 'Am besten ist die zweite Person böse oder eine, deren Behauptung in Zweifel geraten soll.',
    },
  },
  librarian: {
    name: 'Bibliothekar',
    ability:
      'In deiner ersten Nacht bekommst du einen Außenseiter gezeigt, der im Spiel ist, und zwei Personen; eine davon ist es. Oder du erfährst, dass es keinen gibt.',
    words: {
      Outsider: 'Außenseiter',
      'caption.Outsider': 'Außens.',
      '{me} is shown an Outsider and two players, or that there is none.':
        '{me} bekommt einen Außenseiter und zwei Personen gezeigt, oder dass es keinen gibt.',
      'Show the token, then point at both players; or show that there is none.':
        'Zeige das Plättchen, dann auf beide Personen; oder zeige, dass es keinen gibt.',
      'card.librarian': 'Eine dieser beiden Personen ist',
      'card.noOutsider': 'Es gibt keinen Außenseiter',
      'advice.librarian': 'Zeige selten eine Person, die an sich selbst zweifeln muss: Ein anderer Außenseiter ist freundlicher.',
    },
  },
  investigator: {
    name: 'Detektiv',
    ability: 'In deiner ersten Nacht bekommst du einen Schergen gezeigt, der im Spiel ist, und zwei Personen; eine davon ist es.',
    words: {
      Minion: 'Scherge',
      '{me} is shown a Minion and two players.': '{me} bekommt einen Schergen und zwei Personen gezeigt.',
      'card.investigator': 'Eine dieser beiden Personen ist',
      'advice.investigator': 'Eine gute Person, die für einen Schergen gelten kann, eignet sich hier bestens.',
    },
  },
  chef: {
    name: 'Koch',
    ability: 'In deiner ersten Nacht erfährst du, wie oft zwei böse Personen nebeneinandersitzen.',
    words: {
      '{me} learns how often two evil players sit side by side.': '{me} erfährt, wie oft zwei Böse nebeneinandersitzen.',
      'Show the number.': 'Zeige die Zahl.',
      'card.chef': 'mal sitzen zwei Böse nebeneinander',
      'truth.chef': 'Böse nebeneinander: {list}.',
      'truth.chef.none': 'Nirgends sitzen zwei Böse nebeneinander.',
      'advice.chef': 'Diese Zahl lässt sich an den Plätzen prüfen: Lüge höchstens um eins.',
    },
  },
  empath: {
    name: 'Empath',
    ability: 'Jede Nacht erfährst du, wie viele Böse unter der nächsten lebenden Person links und der nächsten rechts von dir sind.',
    words: {
      '{me} learns how many living neighbours are evil.': '{me} erfährt, wie viele der Lebenden daneben böse sind.',
      'Show the number: the nearest living player on either side, Travellers included.':
        'Zeige die Zahl: die nächste lebende Person auf jeder Seite, Reisende mitgezählt.',
      'card.empath': 'böse unter den Lebenden neben dir',
      'truth.empath': 'Daneben: {list}.',
      'truth.evil': '{who} ist böse',
      'truth.good': '{who} ist gut',
      'advice.empath': 'Wer gut ist und für böse gelten kann, sollte es etwa jedes zweite Mal tun.',
    },
  },
  fortuneteller: {
    name: 'Wahrsagerin',
    ability: 'Wähle jede Nacht zwei Personen: Du erfährst, ob ein Dämon darunter ist. Eine gute Person gilt für dich als Dämon.',
    words: {
      'Red herring': 'Falsche Spur',
      'Nod if one of them is a Demon or the red herring.': 'Nicke, wenn eine davon ein Dämon oder die falsche Spur ist.',
      'card.fortuneteller': 'Ist unter den beiden ein Dämon?',
      'secret.fortuneteller.redHerring': 'falsche Spur',
      'refused.red_herring_must_be_good': '{who} ist böse, und die falsche Spur ist eine gute Person.',
      'ask.red_herring': 'Wer gilt für {me} ({ability}) als Dämon? Eine gute Person, das ganze Spiel lang.',
      'truth.demonAmong': '{who}: ein Dämon, oder gilt hier als einer.',
      'truth.noDemonAmong': 'Keine der beiden Personen ist ein Dämon oder die falsche Spur.',
      'caption.Red herring': 'Spur',
      'advice.fortuneteller':
        'Eine falsche Spur nützt am meisten bei jemandem, den sonst nichts entlastet; ab und zu ist es {ability} selbst.',
    },
  },
  undertaker: {
    name: 'Totengräber',
    ability:
      'In jeder Nacht außer der ersten bekommst du den Charakter der Person gezeigt, die heute durch eine Hinrichtung gestorben ist.',
    words: {
      '{me} is shown who was executed.': '{me} bekommt gezeigt, wer hingerichtet wurde.',
      'Show the token of the executed player.': 'Zeige das Plättchen der hingerichteten Person.',
      'somebody died by execution today': 'heute ist jemand durch Hinrichtung gestorben',
      'nobody died by execution today': 'heute ist niemand durch Hinrichtung gestorben',
      'card.undertaker': 'Die hingerichtete Person war',
      'truth.undertaker': '{who} wurde hingerichtet und starb.',
      'advice.undertaker': 'Wer für einen anderen Charakter gelten kann, tut es hier meistens.',
    },
  },
  monk: {
    name: 'Mönch',
    ability: 'Wähle jede Nacht außer der ersten eine andere Person: Heute Nacht kann der Dämon ihr nichts anhaben.',
    words: { 'The Demon cannot harm that player tonight.': 'Der Dämon kann dieser Person heute Nacht nichts anhaben.' },
  },
  ravenkeeper: {
    name: 'Rabenhüter',
    ability: 'Stirbst du nachts, wachst du auf und wählst eine Person, deren Charakter du gezeigt bekommst.',
    words: {
      '{me} died, wakes and points at a player.': '{me} ist gestorben, wacht auf und zeigt auf eine Person.',
      'Show that player’s token.': 'Zeige das Plättchen dieser Person.',
      'died tonight': 'heute Nacht gestorben',
      'card.ravenkeeper': 'Diese Person ist',
      'truth.ravenkeeper': '{who} ist {character}.',
    },
  },
  virgin: {
    name: 'Jungfrau',
    ability: 'Wirst du zum ersten Mal nominiert, wird die nominierende Person auf der Stelle hingerichtet, wenn sie Bürger ist.',
    words: {
      'advice.virgin':
        'Wer böse ist und für einen Bürger gelten kann, wird besser nicht früh hingerichtet; spät im Spiel kann es sich lohnen.',
    },
  },
  slayer: {
    name: 'Dämonenjäger',
    ability: 'Zeige einmal pro Spiel am Tag vor allen auf eine Person: Ist es der Dämon, stirbt er.',
    words: { Shoots: 'Schießt', 'cause.slayer': 'erlegt ({ability})' },
  },
  soldier: { name: 'Soldat', ability: 'Der Dämon kann dir nichts anhaben.', words: {} },
  mayor: {
    name: 'Bürgermeister',
    ability:
      'Endet ein Tag mit drei Lebenden ohne Hinrichtung, gewinnt deine Seite. Würdest du nachts sterben, stirbt vielleicht jemand anders an deiner Stelle.',
    words: {
      'ask.dies_instead': '{me} ({ability}) würde sterben. Wer stirbt?',
      'option.mayorDies': '{ability} stirbt',
      'refused.dies_instead_not_possible': '{who} kann es an dieser Stelle nicht treffen.',
      'ending.mayor': 'Drei lebten, niemand wurde hingerichtet, und {ability} war darunter.',
      'hint.mayor.dies_instead':
        'Eine gute Person mit verbrauchter Fähigkeit oder eine, die durch ihren Tod aufwacht; {ability} selbst, wenn die Stadt völlig vertraut.',
      'advice.mayor': 'Gib den Tod ein- oder zweimal weiter, nicht immer: Wer als {ability} nie stirbt, gewinnt bald alles Vertrauen.',
    },
  },
  butler: {
    name: 'Butler',
    ability: 'Wähle jede Nacht eine andere Person als deine Herrschaft: Morgen darfst du nur abstimmen, solange sie abstimmt.',
    words: {
      Master: 'Herrschaft',
      'That player is the master tomorrow.': 'Diese Person ist morgen die Herrschaft.',
      'warns.butler_without_master': '{who} ({ability}) hat ohne die Herrschaft abgestimmt. Die Stimme zählt; sprich es später leise an.',
    },
  },
  drunk: {
    name: 'Trunkenbold',
    ability: 'Du hältst dich für einen Bürger, der du nicht bist; niemand sagt dir, dass du der Trunkenbold bist.',
    words: {
      'Is the Drunk': 'Trunkenbold',
      'caption.Is the Drunk': 'Trunken',
      'advice.drunk': 'Am besten eine Person, die früh im Spiel etwas erfährt; nicht immer eine, die nie aufwacht ({ability}).',
    },
  },
  recluse: {
    name: 'Einsiedler',
    ability: 'Für andere Fähigkeiten giltst du vielleicht als böse und als Scherge oder Dämon, auch wenn du tot bist.',
    words: { 'advice.recluse': 'Lass {ability} oft für böse gelten, aber nicht jedes Mal: Es soll ein Rätsel bleiben.' },
  },
  saint: {
    name: 'Heilige',
    ability: 'Tötet dich eine Hinrichtung, verliert deine Seite.',
    words: { 'ending.saint': 'Tod durch Hinrichtung: {ability}.' },
  },
  poisoner: {
    name: 'Giftmischer',
    ability: 'Wähle jede Nacht eine Person: Sie ist den Rest der Nacht und den ganzen nächsten Tag vergiftet.',
    words: { 'That player is poisoned until dusk.': 'Diese Person ist bis zur Abenddämmerung vergiftet.' },
  },
  spy: {
    name: 'Spion',
    ability:
      'Jede Nacht siehst du das Grimoire. Für andere Fähigkeiten giltst du vielleicht als gut und als Bürger oder Außenseiter, auch wenn du tot bist.',
    words: {
      '{me} looks at the Grimoire.': '{me} sieht das Grimoire an.',
      'Hand over the tablet with the card; hold to take it back.': 'Gib das Tablet mit der Karte ab; zum Zurücknehmen gedrückt halten.',
      'card.grimoire': 'Das Grimoire',
      'ask.spy_impaired_grimoire': '{me} ({ability}) hat jetzt keine Fähigkeit. Wird das Grimoire gezeigt?',
      'option.grimoireShown': 'So zeigen, wie es ist',
      'option.grimoireKept': 'Nicht zeigen',
      'advice.spy': 'Lass {ability} für gut gelten; sieh zuerst auf den Bildschirm: Deine Notizen stehen nicht darauf.',
    },
  },
  scarletwoman: {
    name: 'Scharlachrote Frau',
    ability: 'Stirbt der Dämon, solange mindestens fünf leben, Reisende nicht gezählt, bist du der neue Dämon.',
    words: {
      'Is the Demon': 'Ist der Dämon',
      'caption.Is the Demon': 'Dämon',
      'remembered.scarletwoman.does': 'Ist {ability} heute zum Dämon geworden, ist hier der Moment, es zu sagen.',
      'remembered.scarletwoman.you': 'Zeige das Plättchen des Dämons; heute Nacht handelt diese Person als Dämon.',
    },
  },
  baron: { name: 'Baron', ability: 'Es sind mehr Außenseiter als sonst im Spiel. [Zwei Außenseiter mehr]', words: {} },
  imp: {
    name: 'Imp',
    ability:
      'Wähle jede Nacht außer der ersten eine Person: Sie stirbt. Wählst du dich selbst und stirbst daran, ist einer der Schergen der neue Dämon.',
    words: {
      'That player dies; if it is {me}, a Minion is the new {ability}.':
        'Diese Person stirbt; ist es {me}, übernimmt ein Scherge: {ability}.',
      'ask.new_imp': '{me} stirbt durch eigene Hand. Welcher Scherge wird {ability}?',
      'refused.new_imp_not_possible': '{who} kann nicht {ability} werden: Das kann nur ein lebender Scherge.',
      'plays.imp': '{ability}: tötet jede Nacht und stirbt vielleicht, um das Messer weiterzugeben.',
    },
  },
  bureaucrat: {
    name: 'Bürokrat',
    ability: 'Wähle jede Nacht eine andere Person: Morgen zählt ihre Stimme dreifach.',
    words: { '3 votes': '3 Stimmen', 'Tomorrow that player’s vote counts three times.': 'Morgen zählt die Stimme dieser Person dreifach.' },
  },
  thief: {
    name: 'Dieb',
    ability: 'Wähle jede Nacht eine andere Person: Morgen wird ihre Stimme abgezogen statt gezählt.',
    words: {
      'Negative vote': 'Minusstimme',
      'Tomorrow that player’s vote is taken off the count.': 'Morgen wird die Stimme dieser Person abgezogen.',
      'caption.Negative vote': 'Minus',
    },
  },
  gunslinger: {
    name: 'Revolverheld',
    ability: 'Ist am Tag die erste Abstimmung gezählt, darfst du auf eine Person schießen, die dafür die Hand oben hatte: Sie stirbt.',
    words: {
      'Shoots a voter': 'Schießt',
      'cause.gunslinger': 'erschossen ({ability})',
      'refused.gunslinger_only_first_vote': '{ability} schießt einmal am Tag, gleich nachdem die erste Abstimmung gezählt ist.',
      'refused.gunslinger_target_did_not_vote': '{who} hat nicht abgestimmt, und nur auf Abstimmende wird geschossen.',
    },
  },
  scapegoat: {
    name: 'Sündenbock',
    ability: 'Wird jemand von deiner eigenen Seite hingerichtet, trifft es vielleicht dich an dieser Stelle.',
    words: {
      'ask.scapegoat': '{who} soll hingerichtet werden. Trifft es stattdessen {me} ({ability})?',
      'hint.scapegoat.scapegoat': 'Auf der bösen Seite immer für den Dämon; auf der guten für jemanden, dessen Tod das Spiel kosten würde.',
    },
  },
  beggar: {
    name: 'Bettler',
    ability:
      'Deine Stimme kostet ein Stimmplättchen. Tote dürfen dir ihres geben; du erfährst dann ihre Seite. Du bist immer nüchtern und gesund.',
    words: {
      'Is given a vote': 'Bekommt eine Stimme',
      'card.beggar': 'Wer gegeben hat, ist',
      'truth.beggar.good': '{who} ist gut.',
      'truth.beggar.evil': '{who} ist böse.',
      'refused.beggar_has_no_vote_token': '{who} ({ability}) hat kein Stimmplättchen.',
      'refused.only_the_dead_give_votes': '{who} lebt: Nur Tote geben ihre Stimme weiter.',
    },
  },
}

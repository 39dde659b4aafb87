import type { EditionText } from '../../characterText'

export const bmr: EditionText<'bmr'> = {
  grandmother: {
    name: 'Großmutter',
    ability: 'In deiner ersten Nacht erfährst du eine gute Person und ihren Charakter. Tötet der Dämon diese Person, stirbst du auch.',
    words: {
      Grandchild: 'Enkelkind',
      '{me} learns who the grandchild is.': '{me} erfährt, wer das Enkelkind ist.',
      'Show the grandchild’s token, then point at that player.': 'Zeige das Plättchen des Enkelkinds, dann auf die Person.',
      'The Demon killed {me}’s grandchild.': 'Der Dämon hat das Enkelkind von {me} getötet.',
      'The {ability} dies as well.': '{ability} stirbt auch.',
      'the Demon killed the grandchild': 'der Dämon hat das Enkelkind getötet',
      'Something kept the {ability} alive.': 'Etwas hat {ability} am Leben gehalten.',
      'The {ability} died as well.': '{ability} ist auch gestorben.',
      'the Demon did not kill the grandchild tonight': 'der Dämon hat das Enkelkind heute Nacht nicht getötet',
      'secret.grandmother.grandchild': 'Enkelkind',
      'refused.grandchild_must_be_townsfolk_or_outsider':
        '{who} ist weder Bürger noch Außenseiter, und ein Enkelkind ist eines von beiden.',
      'option.later': 'Später, wenn {me} eines gezeigt bekommt',
      'ask.grandparent_learns_grandchild': 'Wer ist das Enkelkind von {me}?',
      'hint.grandmother.grandparent_learns_grandchild': 'Ein Enkelkind, dem man nicht recht glauben wird, gibt etwas zu tun ({ability}).',
      'card.grandchild': 'Dies ist dein Enkelkind',
      'cause.grandparent': 'vom Kummer um das Enkelkind getötet',
    },
  },
  sailor: {
    name: 'Segler',
    ability: 'Wähle jede Nacht eine lebende Person: Eine von euch beiden ist bis zur Abenddämmerung betrunken. Du kannst nicht sterben.',
    words: {
      'You decide which of the two is drunk until dusk.': 'Du entscheidest, wer von beiden bis zur Abenddämmerung betrunken ist.',
      'hint.sailor.drunk':
        'Meist ist ein gewählter Bürger betrunken, sonst lieber {ability} selbst: Ein betrunkener Dämon ist eine verlorene Nacht.',
    },
  },
  chambermaid: {
    name: 'Kammerzofe',
    ability:
      'Wähle jede Nacht zwei andere lebende Personen: Du erfährst, wie viele von ihnen heute Nacht für ihre eigene Fähigkeit aufgewacht sind.',
    words: {
      '{me} points at two other living players.': '{me} zeigt auf zwei andere lebende Personen.',
      'Show how many of the two woke tonight for their own ability.':
        'Zeige, wie viele der beiden heute Nacht für die eigene Fähigkeit aufgewacht sind.',
      'fewer than two others look alive': 'weniger als zwei andere wirken lebendig',
      'ask.lunatic_info_counts_for_housekeeper': '{who} ist nur für falsche Auskünfte aufgewacht. Zählt das?',
      'ask.housekeeper_shows': '{me} hat jetzt keine Fähigkeit. Die wahre Zahl ist {truth}. Was zeigst du?',
      'hint.chambermaid.housekeeper_shows': 'Die beste Lüge passt zu dem, was die Stadt von den beiden schon glaubt.',
      'card.woke': 'von den beiden heute Nacht aufgewacht',
    },
  },
  exorcist: {
    name: 'Exorzist',
    ability:
      'Wähle jede Nacht außer der ersten eine andere Person als letzte Nacht: Ist es der Dämon, erfährt er, wer du bist, und wacht heute Nacht nicht zum Handeln auf.',
    words: {
      '{me} points at a player, not last night’s.': '{me} zeigt auf eine Person, nicht die von letzter Nacht.',
      'If it is the Demon: wake the Demon, show the {ability} token and point at the {ability}.':
        'Ist es der Dämon: Wecke ihn, zeige das Plättchen ({ability}), dann auf die Person.',
    },
  },
  innkeeper: {
    name: 'Gastwirt',
    ability:
      'Wähle jede Nacht außer der ersten zwei Personen: Beide können heute Nacht nicht sterben, aber eine von ihnen ist bis zur Abenddämmerung betrunken.',
    words: {
      'Both are safe tonight. You decide which of them is drunk until dusk.':
        'Beide sind heute Nacht sicher. Du entscheidest, wer davon bis zur Abenddämmerung betrunken ist.',
      'hint.innkeeper.drunk': 'Wer die Fähigkeit heute nicht braucht oder sie verbraucht hat, merkt das Bier am wenigsten.',
    },
  },
  gambler: {
    name: 'Glücksspieler',
    ability: 'Wähle jede Nacht außer der ersten eine Person und rate ihren Charakter: Rätst du falsch, stirbst du.',
    words: {
      '{me} points at a player and at a character.': '{me} zeigt auf eine Person und auf einen Charakter.',
      'A wrong guess kills the {ability}. Do not show the result.': 'Falsch geraten heißt Tod ({ability}). Zeige das Ergebnis nicht.',
      'cause.gambler': 'durch ein verlorenes Spiel getötet',
    },
  },
  gossip: {
    name: 'Schwätzer',
    ability: 'Du darfst jeden Tag eine Sache vor der ganzen Stadt sagen. Ist sie wahr, stirbt in der folgenden Nacht jemand.',
    words: {
      '{me}’s statement was true.': 'Die Aussage von {me} war wahr.',
      'Choose a player: that player dies.': 'Wähle eine Person: Sie stirbt.',
      Statement: 'Aussage',
      'a statement was made today': 'heute gab es eine Aussage',
      '{me} made a statement. Was it true?': '{me} hat eine Aussage gemacht. War sie wahr?',
      'the statement was not true': 'die Aussage war nicht wahr',
      'no statement today': 'heute keine Aussage',
      'ask.gossip_true': 'War das wahr? „{text}“',
      'ask.gossip_revived_before_step': '{me} hat eine Aussage gemacht, ist gestorben und lebt wieder. Tötet die Aussage noch?',
      'hint.gossip.kill': 'Wähle eine Person, die sterben kann, möglichst keine, deren Tod das Spiel beendet.',
    },
  },
  courtier: {
    name: 'Höfling',
    ability:
      'Wähle einmal pro Spiel nachts einen Charakter: Wer ihn hat, ist drei Nächte und drei Tage lang betrunken, diese Nacht eingeschlossen.',
    words: {
      'Drunk 3': 'Betrunken 3',
      'caption.Drunk 3': 'Trunken 3',
      'Drunk 2': 'Betrunken 2',
      'caption.Drunk 2': 'Trunken 2',
      'Drunk 1': 'Betrunken 1',
      'caption.Drunk 1': 'Trunken 1',
      '{me} shakes their head or points at a character on the sheet.':
        '{me} schüttelt den Kopf oder zeigt auf einen Charakter auf dem Blatt.',
      'If that character is in play, its player is drunk for three nights and days. The {ability} is not told.':
        'Ist der Charakter im Spiel, ist seine Person drei Nächte und Tage betrunken. {ability} erfährt es nicht.',
    },
  },
  professor: {
    name: 'Professor',
    ability: 'Wähle einmal pro Spiel, in einer Nacht außer der ersten, eine tote Person: Ist sie Bürger, lebt sie wieder.',
    words: {
      '{me} shakes their head or points at a dead player.': '{me} schüttelt den Kopf oder zeigt auf eine tote Person.',
      'A Townsfolk lives again; anybody else stays dead. Whoever is pointed at, the ability is used up.':
        'Ein Bürger lebt wieder; alle anderen bleiben tot. Auf wen auch immer gezeigt wird: Die Fähigkeit ist verbraucht.',
      'ask.two_left_before_professor': '{ability} könnte heute Nacht noch jemanden zurückholen. Du kannst die Nacht erst zu Ende führen.',
    },
  },
  minstrel: {
    name: 'Minnesänger',
    ability: 'Tötet eine Hinrichtung einen Schergen, sind alle außer dir und den Reisenden bis zur Abenddämmerung morgen betrunken.',
    words: {
      'Everyone drunk': 'Alle betrunken',
      '{me}’s song.': 'Das Lied von {me}.',
      'Everybody but the {ability} and the Travellers is drunk while the reminder is on the table.':
        'Solange der Marker liegt, sind alle betrunken, nur {ability} und Reisende nicht.',
      'a Minion was executed': 'ein Scherge wurde hingerichtet',
      'The song has ended: nobody is drunk from it any more.': 'Das Lied ist aus: Niemand ist davon mehr betrunken.',
      'no Minion was executed': 'kein Scherge wurde hingerichtet',
      'caption.Everyone drunk': 'Alle',
    },
  },
  tealady: {
    name: 'Teedame',
    ability: 'Solange die nächsten Lebenden links und rechts von dir beide gut sind, können sie nicht sterben.',
    words: { 'Cannot die': 'Stirbt nicht' },
  },
  pacifist: {
    name: 'Pazifist',
    ability: 'Wird eine gute Person hingerichtet, überlebt sie vielleicht.',
    words: {
      'hint.pacifist.pacifist_saves': 'Verschone ein- oder zweimal pro Spiel, und eher früh: Eine Überraschung verrät der Stadt mehr.',
    },
  },
  fool: { name: 'Narr', ability: 'Deinen ersten Tod überlebst du.', words: {} },
  tinker: {
    name: 'Bastler',
    ability: 'Dein Tod kann jederzeit kommen.',
    words: {
      '{me} might die.': '{me} stirbt vielleicht.',
      'You decide whether the {ability} dies now.': 'Du entscheidest, ob jetzt der Tod kommt ({ability}).',
      'Dies…': 'Stirbt …',
      'refused.tinker_protected': '{who} kann gerade nicht sterben: {by}.',
      'refused.tinker_has_no_ability': '{who} hat gerade keine Fähigkeit und kann nicht durch sie sterben.',
      'hint.tinker.kill': 'Ein Tod, den niemand erklären kann, ist mitten im Spiel am meisten wert. Er sollte nie ein Spiel beenden.',
      'cause.tinker': 'durch die eigene Fähigkeit getötet ({ability})',
    },
  },
  moonchild: {
    name: 'Mondkind',
    ability: 'Sobald du von deinem Tod erfährst, wähle vor allen eine lebende Person: War sie gut, stirbt sie heute Nacht.',
    words: {
      '{me} chose somebody in public.': '{me} hat vor allen jemanden gewählt.',
      'If the chosen player was good when chosen, they die.': 'War die Person gut, als sie gewählt wurde, stirbt sie.',
      Chooses: 'Wählt',
      'somebody was chosen in public': 'vor allen wurde jemand gewählt',
      'nobody was chosen': 'niemand wurde gewählt',
      'ask.moonchild_choose': '{me} erfährt vom eigenen Tod und wählt vor allen eine lebende Person.',
      'ask.moonchild_alive_before_step': '{who} lebt wieder, bevor der Fluch wirkt.',
    },
  },
  goon: {
    name: 'Schläger',
    ability:
      'Jede Nacht ist die erste Person, die dich mit einer Fähigkeit wählt, bis zur Abenddämmerung betrunken. Du wechselst auf ihre Seite.',
    words: {
      'remembered.goon.does': '{me} reagiert sofort auf eine Wahl, nicht erst hier.',
      'remembered.goon.you':
        'Wer {me} heute Nacht als Erstes wählt, ist von da an betrunken, und {me} wechselt auf diese Seite: Wecke {me} und sag es.',
    },
  },
  lunatic: {
    name: 'Verrückte',
    ability: 'Du hältst dich fälschlich für einen Dämon. Der Dämon weiß, wer du bist und wen du nachts wählst.',
    words: {
      'row.lunatic.info': '{ability} (Info)',
      'row.lunatic.act': '{ability} (Wahl)',
      'row.lunatic.report': '{ability} (Meldung)',
      '{me} is shown false Minions and false bluffs.': '{me} bekommt falsche Schergen und falsche Bluffs gezeigt.',
      'Show as many players as there are Minions and three good characters; then show the Demon who the {ability} is.':
        'Zeige so viele Personen, wie es Schergen gibt, und drei gute Charaktere; dann zeige dem Dämon, wer das ist ({ability}).',
      '{me} does what the Demon they believe in would do.': '{me} tut, was der geglaubte Dämon tun würde.',
      'It has no effect; the Demon is told afterwards.': 'Es hat keine Wirkung; der Dämon erfährt es danach.',
      'The Demon learns whom {me} chose.': 'Der Dämon erfährt, wen {me} gewählt hat.',
      'Wake the Demon, show the card and point at each chosen player.':
        'Wecke den Dämon, zeige die Karte und dann auf jede gewählte Person.',
      'the {ability} chose tonight': 'heute Nacht wurde gewählt ({ability})',
      'no Demon is alive': 'kein Dämon lebt',
      'the {ability} chose nobody': 'niemand wurde gewählt ({ability})',
      'secret.lunatic.minions': 'gezeigte Schergen',
      'card.lunaticChose': '{ability} hat gewählt',
      'ask.dead_lunatic_keeps_waking': '{me} ist tot, glaubt aber, nur als tot zu gelten. Weiter wecken?',
      'ask.impaired_lunatic_reported': '{me} hat jetzt keine Fähigkeit. Erfährt der Dämon es trotzdem?',
    },
  },
  godfather: {
    name: 'Pate',
    ability:
      'In deiner ersten Nacht erfährst du, welche Außenseiter im Spiel sind. Ist heute ein Außenseiter gestorben, wähle heute Nacht eine Person: Sie stirbt. [Ein Außenseiter mehr oder weniger]',
    words: {
      '{me} learns the Outsiders in play.': '{me} erfährt die Außenseiter im Spiel.',
      'Show each Outsider token.': 'Zeige jedes Außenseiter-Plättchen.',
      'An Outsider died today: the chosen player dies.': 'Heute ist ein Außenseiter gestorben: Die gewählte Person stirbt.',
      'an Outsider died today': 'heute ist ein Außenseiter gestorben',
      'no Outsider died today': 'heute ist kein Außenseiter gestorben',
      'cause.capo': 'getötet ({ability})',
    },
  },
  devilsadvocate: {
    name: 'Teufelsadvokat',
    ability: 'Wähle jede Nacht eine andere lebende Person als letzte Nacht: Wird sie morgen hingerichtet, überlebt sie.',
    words: {
      'Survives execution': 'Übersteht Hinrichtung',
      '{me} points at a living player, not last night’s.': '{me} zeigt auf eine lebende Person, nicht die von letzter Nacht.',
      'That player survives execution tomorrow.': 'Diese Person übersteht morgen eine Hinrichtung.',
      'caption.Survives execution': 'Übersteht',
    },
  },
  assassin: {
    name: 'Meuchelmörder',
    ability: 'Wähle einmal pro Spiel, in einer Nacht außer der ersten, eine Person: Sie stirbt, was auch immer sie schützt.',
    words: {
      '{me} shakes their head or points at a player.': '{me} schüttelt den Kopf oder zeigt auf eine Person.',
      'That player dies, whatever protects them.': 'Diese Person stirbt, was auch immer sie schützt.',
    },
  },
  mastermind: {
    name: 'Strippenzieher',
    ability:
      'Stirbt der Dämon durch Hinrichtung und wäre das Spiel damit zu Ende, spielt noch einen Tag: Wird dann eine Person hingerichtet, verliert ihre Seite.',
    words: {
      'ask.mastermind_lost_on_extra_night': '{ability} hat die Fähigkeit vor dem Zusatztag verloren. Wird er trotzdem gespielt?',
      'goesOn.mastermind.night': 'Der Dämon ist tot; die Hinrichtung morgen entscheidet, wer gewinnt.',
      'goesOn.mastermind.day':
        'Wird eine gute Person hingerichtet, gewinnt Böse. Wird eine böse Person oder niemand hingerichtet, gewinnt Gut.',
    },
  },
  zombuul: {
    name: 'Zombuul',
    ability:
      'Ist heute niemand gestorben, wähle in jeder Nacht außer der ersten eine Person: Sie stirbt. Wenn du das erste Mal stirbst, lebst du weiter, giltst aber als tot.',
    words: {
      'Nobody died today: the chosen player dies.': 'Heute ist niemand gestorben: Die gewählte Person stirbt.',
      'nobody died today': 'heute ist niemand gestorben',
      'somebody died today': 'heute ist jemand gestorben',
      'ask.assassin_vs_zombuul_storyteller_decides': '{killer} gegen den ersten Tod von {who}. Die Regeln sagen nicht, was mehr gilt.',
      'plays.zombuul': '{ability}: tötet nur nach Tagen ohne Tod und versteckt sich hinter einem falschen.',
    },
  },
  pukka: {
    name: 'Pukka',
    ability: 'Wähle jede Nacht eine Person: Sie ist vergiftet. Wer vorher von dir vergiftet war, stirbt und ist dann gesund.',
    words: {
      'That player is poisoned; the one poisoned before dies and is healthy again.':
        'Diese Person ist vergiftet; die vorher vergiftete stirbt und ist wieder gesund.',
      'That player is poisoned.': 'Diese Person ist vergiftet.',
      'ask.pukka_chose_itself': '{me} hat sich selbst vergiftet. Nach den Regeln endet das nie.',
      'option.stays': 'Bleibt vergiftet',
      'option.ends': 'Das Gift endet jetzt',
      'until.dies.pukka': 'stirbt beim nächsten Schritt ({ability})',
      'until.dead.pukka': 'bis zum nächsten Schritt ({ability})',
      'plays.pukka': '{ability}: tötet eine Nacht später und vergiftet dazwischen.',
    },
  },
  shabaloth: {
    name: 'Shabaloth',
    ability:
      'Wähle ab der zweiten Nacht jede Nacht zwei Personen: Sie sterben. Eine tote Person aus der Wahl der vorigen Nacht kehrt vielleicht ins Leben zurück.',
    words: {
      'First decide whether one of last night’s choices comes back; then the two die, one after the other.':
        'Entscheide erst, ob jemand aus der Wahl der letzten Nacht zurückkehrt; dann sterben die beiden nacheinander.',
      'The two die, one after the other.': 'Die beiden sterben nacheinander.',
      'ask.regurgitate': 'Kehrt jemand aus der Wahl der letzten Nacht zurück?',
      'hint.shabaloth.regurgitate':
        'Hol jemanden zurück, wenn die Stadt kurz vor dem Ende steht oder wenn man der Rückkehr misstrauen wird.',
      'plays.shabaloth': '{ability}: holt zwei pro Nacht und gibt vielleicht eine Person zurück.',
    },
  },
  po: {
    name: 'Poe',
    ability:
      'In jeder Nacht außer der ersten darfst du eine Person wählen: Sie stirbt. Hast du zuletzt niemanden gewählt, wähle stattdessen drei.',
    words: {
      '3 attacks': '3 Angriffe',
      '{me} shakes their head or points at one player; after choosing nobody, at three.':
        '{me} schüttelt den Kopf oder zeigt auf eine Person; nach einer Nacht ohne Wahl auf drei.',
      'Whoever was chosen dies, one after the other.': 'Die Gewählten sterben nacheinander.',
      '{me} points at three players.': '{me} zeigt auf drei Personen.',
      '{me} shakes their head or points at one player.': '{me} schüttelt den Kopf oder zeigt auf eine Person.',
      'refused.must_choose_three': 'Letztes Mal wurde niemand gewählt: Heute Nacht müssen es drei Personen sein.',
      'refused.po_only_one_target': 'Heute Nacht höchstens eine Person: Letztes Mal wurde jemand gewählt.',
      'plays.po': '{ability}: hält sich eine Nacht zurück und holt dann drei.',
    },
  },
  apprentice: {
    name: 'Lehrling',
    ability: 'Deine erste Nacht gibt dir eine Fähigkeit: die eines Bürgers, wenn du gut bist, die eines Schergen, wenn du böse bist.',
    words: {
      'Is the Apprentice': 'In Ausbildung',
      '{me} learns which ability they gain.': '{me} erfährt die neue Fähigkeit.',
      'Choose an ability, preferably of a character that is not in play, and show that token.':
        'Wähle eine Fähigkeit, am besten von einem Charakter, der nicht im Spiel ist, und zeige das Plättchen.',
      'already gained an ability': 'hat schon eine Fähigkeit erhalten',
      'card.youGain': 'Du erhältst diese Fähigkeit',
      'caption.Is the Apprentice': '{ability}',
    },
  },
  matron: {
    name: 'Oberin',
    ability:
      'Du darfst jeden Tag bis zu drei Paare die Plätze tauschen lassen. Niemand darf für ein Gespräch unter vier Augen den Platz verlassen.',
    words: {
      'Swaps seats': 'Tauscht Plätze',
      'refused.matron_only_by_day': 'Plätze werden nur am Tag getauscht ({ability}).',
      'refused.matron_max_three_swaps': 'Höchstens drei Paare.',
      'refused.matron_already_swapped_today': 'Heute wurden schon Plätze getauscht ({ability}).',
    },
  },
  judge: {
    name: 'Richter',
    ability:
      'Einmal pro Spiel, wenn eine andere Person nominiert hat, darfst du die laufende Hinrichtung gelingen oder scheitern lassen, wie auch immer abgestimmt wird.',
    words: {
      Judges: 'Urteilt',
      'refused.judge_own_nomination': '{ability} kann nicht über die eigene Nominierung urteilen.',
      'refused.judge_not_on_exile': '{ability} hat bei einer Verbannung nichts zu sagen.',
      'refused.judge_only_current_nominee': '{ability} kann nur über die laufende Nominierung urteilen.',
      'refused.judge_no_nomination': 'Es gibt keine Nominierung, über die zu urteilen wäre.',
    },
  },
  bishop: {
    name: 'Bischof',
    ability: 'Nur die Spielleitung darf nominieren, jeden Tag mindestens eine Person der Seite, die nicht deine ist.',
    words: {
      'Nominate good': 'Gute nominieren',
      'Nominate evil': 'Böse nominieren',
      'caption.Nominate good': 'Gut dran',
      'caption.Nominate evil': 'Böse dran',
    },
  },
  voudon: {
    name: 'Voudon',
    ability: 'Nur du und die Toten dürfen abstimmen. Die Toten geben dafür keine Geisterstimme ab, und es braucht keine Mehrheit.',
    words: {},
  },
}

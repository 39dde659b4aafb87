import type { EditionText } from '../../characterText'

export const bmr: EditionText<'bmr'> = {
  grandmother: {
    name: '祖母',
    ability: '在你的首个夜晚，你得知一名善良玩家及其角色。如果恶魔杀死该玩家，你也死亡。',
    words: {
      Grandchild: '孙辈',
      '{me} learns who the grandchild is.': '{me}得知孙辈是谁。',
      'Show the grandchild’s token, then point at that player.': '展示孙辈的角色标记，然后指出该玩家。',
      'The Demon killed {me}’s grandchild.': '恶魔杀死了{me}的孙辈。',
      'The {ability} dies as well.': '{ability}也死亡。',
      'the Demon killed the grandchild': '恶魔杀死了孙辈',
      'Something kept the {ability} alive.': '有某种效果使{ability}没有死亡。',
      'The {ability} died as well.': '{ability}也已死亡。',
      'the Demon did not kill the grandchild tonight': '恶魔今晚没有杀死孙辈',
      'secret.grandmother.grandchild': '孙辈',
      'refused.grandchild_must_be_townsfolk_or_outsider': '{who}既不是镇民也不是外来者，而孙辈须为其中之一。',
      'option.later': '以后，等{me}得知孙辈时',
      'ask.grandparent_learns_grandchild': '谁是{me}的孙辈？',
      'hint.grandmother.grandparent_learns_grandchild': '选一个其声称会受到怀疑的孙辈，{ability}才有事可做。',
      'card.grandchild': '他是你的孙辈',
      'cause.grandparent': '因孙辈之死悲伤而死',
    },
  },
  sailor: {
    name: '水手',
    ability: '每个夜晚，选择一名存活玩家：你们两人之一醉酒直到黄昏。你不会死亡。',
    words: {
      'You decide which of the two is drunk until dusk.': '由你决定两人中谁醉酒直到黄昏。',
      'hint.sailor.drunk': '被选的是镇民时，通常由其醉酒；若是其他人，则由{ability}醉酒：恶魔醉酒就浪费了一晚。',
    },
  },
  chambermaid: {
    name: '侍女',
    ability: '每个夜晚，选择除自己以外的两名存活玩家：你得知其中有几人今晚因自身能力醒来。',
    words: {
      '{me} points at two other living players.': '{me}指除自己以外的两名存活玩家。',
      'Show how many of the two woke tonight for their own ability.': '展示两人中有几人今晚因自身能力醒来。',
      'fewer than two others look alive': '看似存活的其他玩家不足两名',
      'ask.lunatic_info_counts_for_housekeeper': '{who}醒来只是为了得到虚假信息。这算数吗？',
      'ask.housekeeper_shows': '{me}现在失去能力。真实数字是{truth}。你展示什么？',
      'hint.chambermaid.housekeeper_shows': '最好的谎言，是与全镇对这两人的看法相符的谎言。',
      'card.woke': '位被选者今晚醒来',
    },
  },
  exorcist: {
    name: '驱魔人',
    ability: '除首个夜晚外的每个夜晚，选择一名与昨晚不同的玩家：如果是恶魔，恶魔得知你是谁，且今晚不醒来行动。',
    words: {
      '{me} points at a player, not last night’s.': '{me}指一名玩家，不能与昨晚相同。',
      'If it is the Demon: wake the Demon, show the {ability} token and point at the {ability}.':
        '如果是恶魔：唤醒恶魔，展示{ability}的角色标记，并指出{ability}。',
    },
  },
  innkeeper: {
    name: '旅店老板',
    ability: '除首个夜晚外的每个夜晚，选择两名玩家：两人今晚都不会死亡，但其中一人醉酒直到黄昏。',
    words: {
      'Both are safe tonight. You decide which of them is drunk until dusk.': '两人今晚都不会死亡。由你决定其中谁醉酒直到黄昏。',
      'hint.innkeeper.drunk': '能力已用掉或今晚用不上的客人，最不容易察觉自己喝醉。',
    },
  },
  gambler: {
    name: '赌徒',
    ability: '除首个夜晚外的每个夜晚，选择一名玩家并猜测其角色：猜错则你死亡。',
    words: {
      '{me} points at a player and at a character.': '{me}指一名玩家和一个角色。',
      'A wrong guess kills the {ability}. Do not show the result.': '猜错则{ability}死亡。不要透露结果。',
      'cause.gambler': '因赌输而死亡',
    },
  },
  gossip: {
    name: '造谣者',
    ability: '每个白天，你可以向全镇说一句话。如果属实，随后的夜晚会有一名玩家死亡。',
    words: {
      '{me}’s statement was true.': '{me}的发言属实。',
      'Choose a player: that player dies.': '选择一名玩家：该玩家死亡。',
      Statement: '公开发言',
      'a statement was made today': '今天有过公开发言',
      '{me} made a statement. Was it true?': '{me}公开发过言。内容属实吗？',
      'the statement was not true': '发言不属实',
      'no statement today': '今天没有公开发言',
      'ask.gossip_true': '这句话属实吗？“{text}”',
      'ask.gossip_revived_before_step': '{me}公开发言后死亡，现已复活。这句发言还会致死吗？',
      'hint.gossip.kill': '选一名可以死亡的玩家，最好不要选其死亡会结束游戏的玩家。',
    },
  },
  courtier: {
    name: '侍臣',
    ability: '每局游戏限一次，在夜晚选择一个角色：该角色的玩家醉酒三夜三天，从今晚算起。',
    words: {
      'Drunk 3': '醉酒3',
      'Drunk 2': '醉酒2',
      'Drunk 1': '醉酒1',
      '{me} shakes their head or points at a character on the sheet.': '{me}摇头，或指剧本表上的一个角色。',
      'If that character is in play, its player is drunk for three nights and days. The {ability} is not told.':
        '如果该角色在场，其玩家醉酒三夜三天。不要告知{ability}结果。',
    },
  },
  professor: {
    name: '教授',
    ability: '每局游戏限一次，在除首个夜晚外的夜晚选择一名死亡玩家：如果是镇民，该玩家复活。',
    words: {
      '{me} shakes their head or points at a dead player.': '{me}摇头，或指一名死亡玩家。',
      'A Townsfolk lives again; anybody else stays dead. Whoever is pointed at, the ability is used up.':
        '镇民会复活；其他人仍然死亡。无论指谁，能力都已用掉。',
      'ask.two_left_before_professor': '{ability}今晚还可能使人复活。你可以先走完这一夜。',
    },
  },
  minstrel: {
    name: '吟游诗人',
    ability: '如果处决使一名爪牙死亡，除你和旅行者以外的所有玩家醉酒直到明天黄昏。',
    words: {
      'Everyone drunk': '全员醉酒',
      '{me}’s song.': '{me}的歌声。',
      'Everybody but the {ability} and the Travellers is drunk while the reminder is on the table.':
        '只要提示标记还在桌上，除{ability}和旅行者以外的所有玩家都醉酒。',
      'a Minion was executed': '有爪牙被处决',
      'The song has ended: nobody is drunk from it any more.': '歌声已停：不再有人因此醉酒。',
      'no Minion was executed': '没有爪牙被处决',
      'caption.Everyone drunk': '全员醉酒',
    },
  },
  tealady: {
    name: '茶艺师',
    ability: '只要与你邻近的两名存活玩家都是善良的，他们就不会死亡。',
    words: { 'Cannot die': '不会死亡' },
  },
  pacifist: {
    name: '和平主义者',
    ability: '善良玩家被处决时，可能不会死亡。',
    words: { 'hint.pacifist.pacifist_saves': '每局保住一两次，并且趁早：意外能告诉全镇更多。' },
  },
  fool: { name: '弄臣', ability: '你首次将要死亡时，会活下来。', words: {} },
  tinker: {
    name: '修补匠',
    ability: '你的死亡随时可能到来。',
    words: {
      '{me} might die.': '{me}可能死亡。',
      'You decide whether the {ability} dies now.': '由你决定{ability}现在是否死亡。',
      'Dies…': '死亡…',
      'refused.tinker_protected': '{who}此刻不会死亡：{by}。',
      'refused.tinker_has_no_ability': '{who}此刻失去能力，不会因该能力死亡。',
      'hint.tinker.kill': '无人能解释的死亡，在游戏中段最有价值。不应让它结束游戏。',
      'cause.tinker': '因{ability}的能力死亡',
    },
  },
  moonchild: {
    name: '月之子',
    ability: '得知自己死亡时，立即公开选择一名存活玩家：如果该玩家是善良的，其今晚死亡。',
    words: {
      '{me} chose somebody in public.': '{me}公开选择了一名玩家。',
      'If the chosen player was good when chosen, they die.': '如果该玩家被选择时是善良的，则死亡。',
      Chooses: '选择',
      'somebody was chosen in public': '公开选择了一名玩家',
      'nobody was chosen': '没有选择任何人',
      'ask.moonchild_choose': '{me}得知自己死亡，公开选择一名存活玩家。',
      'ask.moonchild_alive_before_step': '{who}在诅咒生效前已经复活。',
    },
  },
  goon: {
    name: '莽夫',
    ability: '每个夜晚，首个用能力选择你的玩家醉酒直到黄昏。你转入该玩家的阵营。',
    words: {
      'remembered.goon.does': '{me}被选择时立即生效，不在这一步。',
      'remembered.goon.you': '今晚首个选择{me}的玩家从那一刻起醉酒，{me}转入其阵营：唤醒{me}并告知。',
    },
  },
  lunatic: {
    name: '疯子',
    ability: '你误以为自己是恶魔。恶魔知道你是谁，也知道你在夜晚选择了谁。',
    words: {
      'row.lunatic.info': '{ability}（信息）',
      'row.lunatic.act': '{ability}（行动）',
      'row.lunatic.report': '{ability}（告知恶魔）',
      '{me} is shown false Minions and false bluffs.': '{me}看到假的爪牙和假的伪装。',
      'Show as many players as there are Minions and three good characters; then show the Demon who the {ability} is.':
        '指出与爪牙数量相同的玩家，并展示三个善良角色；然后让恶魔得知{ability}是谁。',
      '{me} does what the Demon they believe in would do.': '{me}做其以为自己所是的恶魔会做的事。',
      'It has no effect; the Demon is told afterwards.': '没有效果；之后会告知恶魔。',
      'The Demon learns whom {me} chose.': '恶魔得知{me}选择了谁。',
      'Wake the Demon, show the card and point at each chosen player.': '唤醒恶魔，展示卡片，并逐一指出被选择的玩家。',
      'the {ability} chose tonight': '{ability}今晚做出了选择',
      'no Demon is alive': '没有存活的恶魔',
      'the {ability} chose nobody': '{ability}没有选择任何人',
      'secret.lunatic.minions': '展示的爪牙',
      'card.lunaticChose': '{ability}选择了',
      'ask.dead_lunatic_keeps_waking': '{me}已死亡，却以为自己只是看似死亡。继续唤醒吗？',
      'ask.impaired_lunatic_reported': '{me}现在失去能力。仍然告知恶魔吗？',
    },
  },
  godfather: {
    name: '教父',
    ability: '在你的首个夜晚，你得知哪些外来者在场。如果今天有外来者死亡，今晚选择一名玩家：该玩家死亡。[外来者多一名或少一名]',
    words: {
      '{me} learns the Outsiders in play.': '{me}得知在场的外来者。',
      'Show each Outsider token.': '展示每个外来者的角色标记。',
      'An Outsider died today: the chosen player dies.': '今天有外来者死亡：被选择的玩家死亡。',
      'an Outsider died today': '今天有外来者死亡',
      'no Outsider died today': '今天没有外来者死亡',
      'cause.capo': '被{ability}杀死',
    },
  },
  devilsadvocate: {
    name: '魔鬼代言人',
    ability: '每个夜晚，选择一名与昨晚不同的存活玩家：如果该玩家明天被处决，不会死亡。',
    words: {
      'Survives execution': '处决不死',
      '{me} points at a living player, not last night’s.': '{me}指一名存活玩家，不能与昨晚相同。',
      'That player survives execution tomorrow.': '该玩家明天被处决也不会死亡。',
      'caption.Survives execution': '处决不死',
    },
  },
  assassin: {
    name: '刺客',
    ability: '每局游戏限一次，在除首个夜晚外的夜晚选择一名玩家：该玩家死亡，无论受到什么保护。',
    words: {
      '{me} shakes their head or points at a player.': '{me}摇头，或指一名玩家。',
      'That player dies, whatever protects them.': '该玩家死亡，无论受到什么保护。',
    },
  },
  mastermind: {
    name: '主谋',
    ability: '如果恶魔因处决死亡而游戏本该结束，则再进行一天：若那天有玩家被处决，该玩家的阵营落败。',
    words: {
      'ask.mastermind_lost_on_extra_night': '{ability}在额外的一天之前失去了能力。那一天还进行吗？',
      'goesOn.mastermind.night': '恶魔已死亡；明天的处决决定胜负。',
      'goesOn.mastermind.day': '如果一名善良玩家被处决，邪恶阵营获胜。如果一名邪恶玩家被处决，或无人被处决，善良阵营获胜。',
    },
  },
  zombuul: {
    name: '僵怖',
    ability: '除首个夜晚外的每个夜晚，如果今天无人死亡，选择一名玩家：该玩家死亡。你首次死亡时仍然存活，但看似死亡。',
    words: {
      'Nobody died today: the chosen player dies.': '今天无人死亡：被选择的玩家死亡。',
      'nobody died today': '今天无人死亡',
      'somebody died today': '今天有人死亡',
      'ask.assassin_vs_zombuul_storyteller_decides': '{killer}对上{who}的首次死亡。规则没有说明以何者为准。',
      'plays.zombuul': '{ability}只在无人死亡的白天之后杀人，并以假死藏身。',
    },
  },
  pukka: {
    name: '普卡',
    ability: '每个夜晚，选择一名玩家使其中毒。此前因你中毒的玩家死亡，随后恢复健康。',
    words: {
      'That player is poisoned; the one poisoned before dies and is healthy again.': '该玩家中毒；此前中毒的玩家死亡并恢复健康。',
      'That player is poisoned.': '该玩家中毒。',
      'ask.pukka_chose_itself': '{me}使自己中毒。按规则，这永远不会结束。',
      'option.stays': '继续中毒',
      'option.ends': '中毒到此结束',
      'until.dies.pukka': '在{ability}的下一步死亡',
      'until.dead.pukka': '直到{ability}的下一步',
      'plays.pukka': '{ability}杀人晚一夜，其间使人中毒。',
    },
  },
  shabaloth: {
    name: '沙巴洛斯',
    ability: '从第二个夜晚起，每晚选择两名玩家杀死。前一晚被选择的死者之一可能复活。',
    words: {
      'First decide whether one of last night’s choices comes back; then the two die, one after the other.':
        '先决定昨晚被选择的玩家中是否有一人复活；然后两名玩家依次死亡。',
      'The two die, one after the other.': '两名玩家依次死亡。',
      'ask.regurgitate': '昨晚被选择的玩家中，有人复活吗？',
      'hint.shabaloth.regurgitate': '当城镇即将崩溃，或其复活会引人怀疑时，让一人复活。',
      'plays.shabaloth': '{ability}每晚带走两人，也可能吐回一人。',
    },
  },
  po: {
    name: '珀',
    ability: '除首个夜晚外的每个夜晚，你可以选择一名玩家：该玩家死亡。如果你上次没有选择任何人，则改为选择三名玩家。',
    words: {
      '3 attacks': '三次攻击',
      '{me} shakes their head or points at one player; after choosing nobody, at three.':
        '{me}摇头，或指一名玩家；上次没有选择任何人时，指三名玩家。',
      'Whoever was chosen dies, one after the other.': '被选择的玩家依次死亡。',
      '{me} points at three players.': '{me}指三名玩家。',
      '{me} shakes their head or points at one player.': '{me}摇头，或指一名玩家。',
      'refused.must_choose_three': '上次没有选择任何人：今晚必须选择三名玩家。',
      'refused.po_only_one_target': '今晚最多一名玩家：上次已选择过玩家。',
      'plays.po': '{ability}可以忍耐一夜，然后带走三人。',
    },
  },
  apprentice: {
    name: '学徒',
    ability: '在你的首个夜晚，你获得一个能力：善良则为镇民的能力，邪恶则为爪牙的能力。',
    words: {
      'Is the Apprentice': '是学徒',
      '{me} learns which ability they gain.': '{me}得知自己获得哪个能力。',
      'Choose an ability, preferably of a character that is not in play, and show that token.':
        '选择一个能力，最好是不在场角色的能力，并展示该角色标记。',
      'already gained an ability': '已经获得能力',
      'card.youGain': '你获得这个能力',
      'caption.Is the Apprentice': '{ability}',
    },
  },
  matron: {
    name: '女舍监',
    ability: '每个白天，你可以调换至多三对玩家的座位。任何人不得离开座位私聊。',
    words: {
      'Swaps seats': '调换座位',
      'refused.matron_only_by_day': '{ability}只在白天调换座位。',
      'refused.matron_max_three_swaps': '最多三对。',
      'refused.matron_already_swapped_today': '{ability}今天已经调换过座位。',
    },
  },
  judge: {
    name: '法官',
    ability: '每局游戏限一次，当其他玩家提名后，你可以无视投票结果，使这次处决通过或不通过。',
    words: {
      Judges: '裁决',
      'refused.judge_own_nomination': '{ability}不能裁决自己发起的提名。',
      'refused.judge_not_on_exile': '{ability}无权裁决流放。',
      'refused.judge_only_current_nominee': '{ability}只能裁决当前的提名。',
      'refused.judge_no_nomination': '没有可以裁决的提名。',
    },
  },
  bishop: {
    name: '主教',
    ability: '只有说书人可以提名，且每天至少提名一名与你阵营对立的玩家。',
    words: {
      'Nominate good': '提名善良',
      'Nominate evil': '提名邪恶',
      'caption.Nominate good': '提名善良',
      'caption.Nominate evil': '提名邪恶',
    },
  },
  voudon: { name: '巫毒师', ability: '只有你和死亡玩家可以投票。死亡玩家投票不消耗投票标记，且无需过半数。', words: {} },
}

import type { EditionText } from '../../characterText'

export const tb: EditionText<'tb'> = {
  washerwoman: {
    name: '洗衣妇',
    ability: '在你的首个夜晚，你得知一个在场的镇民和两名玩家，其中一人就是该镇民。',
    words: {
      Townsfolk: '镇民',
      '{me} is shown a Townsfolk and two players.': '{me}得知一个镇民和两名玩家。',
      'card.washerwoman': '这两人之一是',
      'advice.washerwoman': '第二名玩家最好是邪恶玩家，或其声称应受到怀疑的人。',
    },
  },
  librarian: {
    name: '图书管理员',
    ability: '在你的首个夜晚，你得知一个在场的外来者和两名玩家，其中一人就是该外来者；或得知没有外来者在场。',
    words: {
      Outsider: '外来者',
      '{me} is shown an Outsider and two players, or that there is none.': '{me}得知一个外来者和两名玩家，或得知没有外来者。',
      'Show the token, then point at both players; or show that there is none.': '展示角色标记，然后指出两名玩家；或展示没有外来者。',
      'card.librarian': '这两人之一是',
      'card.noOutsider': '没有外来者',
      'advice.librarian': '会怀疑自己的人要少展示：换一名外来者更友善。',
    },
  },
  investigator: {
    name: '调查员',
    ability: '在你的首个夜晚，你得知一个在场的爪牙和两名玩家，其中一人就是该爪牙。',
    words: {
      Minion: '爪牙',
      '{me} is shown a Minion and two players.': '{me}得知一个爪牙和两名玩家。',
      'card.investigator': '这两人之一是',
      'advice.investigator': '可能被当作爪牙的善良玩家，是很好的展示对象。',
    },
  },
  chef: {
    name: '厨师',
    ability: '在你的首个夜晚，你得知有多少对邪恶玩家相邻而坐。',
    words: {
      '{me} learns how often two evil players sit side by side.': '{me}得知有多少对邪恶玩家相邻而坐。',
      'Show the number.': '展示数字。',
      'card.chef': '对邪恶玩家相邻而坐',
      'truth.chef': '相邻的邪恶玩家：{list}。',
      'truth.chef.none': '没有相邻而坐的邪恶玩家。',
      'advice.chef': '玩家可以用座位核对这个数字：谎言与真相最多差一。',
    },
  },
  empath: {
    name: '共情者',
    ability: '每个夜晚，你得知左右两侧最近的存活玩家中有几名是邪恶的。',
    words: {
      '{me} learns how many living neighbours are evil.': '{me}得知邻近的存活玩家中有几名是邪恶的。',
      'Show the number: the nearest living player on either side, Travellers included.':
        '展示数字：左右两侧各自最近的存活玩家，包括旅行者。',
      'card.empath': '名邻近的存活玩家是邪恶的',
      'truth.empath': '邻近的玩家：{list}。',
      'truth.evil': '{who}是邪恶的',
      'truth.good': '{who}是善良的',
      'advice.empath': '可能被当作邪恶的善良玩家，大约一半的时候应当如此。',
    },
  },
  fortuneteller: {
    name: '占卜师',
    ability: '每个夜晚，选择两名玩家：你得知其中是否有恶魔。有一名善良玩家会被你的能力当作恶魔。',
    words: {
      'Red herring': '干扰项',
      'Nod if one of them is a Demon or the red herring.': '如果其中有恶魔或干扰项，则点头。',
      'card.fortuneteller': '两人之中有恶魔吗？',
      'secret.fortuneteller.redHerring': '干扰项',
      'refused.red_herring_must_be_good': '{who}是邪恶的，而干扰项须为善良玩家。',
      'ask.red_herring': '谁会被{me}（{ability}）的能力当作恶魔？一名善良玩家，整局游戏不变。',
      'truth.demonAmong': '{who}：是恶魔，或在这里被当作恶魔。',
      'truth.noDemonAmong': '两人都不是恶魔或干扰项。',
      'caption.Red herring': '干扰项',
      'advice.fortuneteller': '干扰项放在没有被他人证明清白的人身上最有用；偶尔就放在{ability}自己身上。',
    },
  },
  undertaker: {
    name: '送葬者',
    ability: '除首个夜晚外的每个夜晚，你得知今天因处决死亡的玩家的角色。',
    words: {
      '{me} is shown who was executed.': '{me}得知被处决者的角色。',
      'Show the token of the executed player.': '展示被处决玩家的角色标记。',
      'somebody died by execution today': '今天有人因处决死亡',
      'nobody died by execution today': '今天无人因处决死亡',
      'card.undertaker': '被处决的玩家是',
      'truth.undertaker': '{who}被处决并死亡。',
      'advice.undertaker': '可能被当作其他角色的人，在这里通常如此。',
    },
  },
  monk: {
    name: '僧侣',
    ability: '除首个夜晚外的每个夜晚，选择另一名玩家：今晚恶魔不能伤害该玩家。',
    words: { 'The Demon cannot harm that player tonight.': '恶魔今晚不能伤害该玩家。' },
  },
  ravenkeeper: {
    name: '守鸦人',
    ability: '如果你在夜晚死亡，你会醒来并选择一名玩家，得知其角色。',
    words: {
      '{me} died, wakes and points at a player.': '{me}已死亡，醒来并指一名玩家。',
      'Show that player’s token.': '展示该玩家的角色标记。',
      'died tonight': '今晚死亡',
      'card.ravenkeeper': '这名玩家是',
      'truth.ravenkeeper': '{who}是{character}。',
    },
  },
  virgin: {
    name: '贞洁者',
    ability: '你首次被提名时，如果提名者是镇民，提名者立即被处决。',
    words: { 'advice.virgin': '可能被当作镇民的邪恶玩家，早期最好不要处决；后期则可能值得。' },
  },
  slayer: {
    name: '猎手',
    ability: '每局游戏限一次，在白天公开指一名玩家：如果是恶魔，恶魔死亡。',
    words: { Shoots: '射击', 'cause.slayer': '被{ability}射杀' },
  },
  soldier: { name: '士兵', ability: '恶魔不能伤害你。', words: {} },
  mayor: {
    name: '镇长',
    ability: '如果只有三名玩家存活，且当天结束时无人被处决，你的阵营获胜。如果你将在夜晚死亡，可能由另一名玩家代替你死亡。',
    words: {
      'ask.dies_instead': '{me}（{ability}）将要死亡。谁死亡？',
      'option.mayorDies': '{ability}死亡',
      'refused.dies_instead_not_possible': '{who}不能代为受到攻击。',
      'ending.mayor': '三名玩家存活，无人被处决，且{ability}是其中之一。',
      'hint.mayor.dies_instead': '能力已用掉的善良玩家，或被杀时会醒来的玩家；如果全镇完全信任{ability}，则为{ability}。',
      'advice.mayor': '让死亡转移一两次，不要每次都转移：从不死亡的{ability}很快会得到信任。',
    },
  },
  butler: {
    name: '管家',
    ability: '每个夜晚，选择另一名玩家作为你的主人：明天只有主人投票时，你才能投票。',
    words: {
      Master: '主人',
      'That player is the master tomorrow.': '该玩家是其明天的主人。',
      'warns.butler_without_master': '{who}（{ability}）在主人没有投票时投了票。这一票有效；之后私下提醒。',
    },
  },
  drunk: {
    name: '酒鬼',
    ability: '你以为自己是某个镇民，其实不是；没有人会告诉你，你是酒鬼。',
    words: {
      'Is the Drunk': '是酒鬼',
      'caption.Is the Drunk': '酒鬼',
      'advice.drunk': '最好是能在早期得到信息的人；不要总让{ability}从不醒来。',
    },
  },
  recluse: {
    name: '陌客',
    ability: '对其他能力而言，你可能被当作邪恶，并被当作爪牙或恶魔，死亡后也可能如此。',
    words: { 'advice.recluse': '让{ability}经常被当作邪恶，但不要每次如此：它应当一直是个谜。' },
  },
  saint: {
    name: '圣徒',
    ability: '如果处决使你死亡，你的阵营落败。',
    words: { 'ending.saint': '{ability}因处决死亡。' },
  },
  poisoner: {
    name: '投毒者',
    ability: '每个夜晚，选择一名玩家，该玩家在今晚余下时间和明天整个白天中毒。',
    words: { 'That player is poisoned until dusk.': '该玩家中毒直到黄昏。' },
  },
  spy: {
    name: '间谍',
    ability: '每个夜晚，你查看魔典。对其他能力而言，你可能被当作善良，并被当作镇民或外来者，死亡后也可能如此。',
    words: {
      '{me} looks at the Grimoire.': '{me}查看魔典。',
      'Hand over the tablet with the card; hold to take it back.': '把显示卡片的平板交过去；长按收回。',
      'card.grimoire': '魔典',
      'ask.spy_impaired_grimoire': '{me}（{ability}）现在失去能力。要展示魔典吗？',
      'option.grimoireShown': '照实展示',
      'option.grimoireKept': '不展示',
      'advice.spy': '让{ability}被当作善良；先看一眼屏幕：上面没有你的笔记。',
    },
  },
  scarletwoman: {
    name: '红唇女郎',
    ability: '如果恶魔死亡时至少有五名玩家存活（不计旅行者），你成为新的恶魔。',
    words: {
      'Is the Demon': '是恶魔',
      'caption.Is the Demon': '恶魔',
      'remembered.scarletwoman.does': '如果{ability}今天成为恶魔，在这一步得知。',
      'remembered.scarletwoman.you': '展示恶魔的角色标记；该玩家今晚作为恶魔行动。',
    },
  },
  baron: { name: '男爵', ability: '在场的外来者比通常更多。[外来者多两名]', words: {} },
  imp: {
    name: '小恶魔',
    ability: '除首个夜晚外的每个夜晚，选择一名玩家：该玩家死亡。如果你选择自己并因此死亡，一名爪牙成为新的恶魔。',
    words: {
      'That player dies; if it is {me}, a Minion is the new {ability}.': '该玩家死亡；如果是{me}自己，一名爪牙成为新的{ability}。',
      'ask.new_imp': '{me}死于自己之手。哪名爪牙成为新的{ability}？',
      'refused.new_imp_not_possible': '{who}不能成为{ability}：须为存活的爪牙。',
      'plays.imp': '{ability}每晚杀人，也可以一死，把刀传下去。',
    },
  },
  bureaucrat: {
    name: '官员',
    ability: '每个夜晚，选择另一名玩家：该玩家明天的投票计为三票。',
    words: { '3 votes': '三票', 'Tomorrow that player’s vote counts three times.': '该玩家明天的投票计为三票。' },
  },
  thief: {
    name: '窃贼',
    ability: '每个夜晚，选择另一名玩家：该玩家明天的投票从票数中减去，而不是加上。',
    words: {
      'Negative vote': '负票',
      'Tomorrow that player’s vote is taken off the count.': '该玩家明天的投票从票数中减去。',
      'caption.Negative vote': '负票',
    },
  },
  gunslinger: {
    name: '枪手',
    ability: '每个白天，首次投票计票后，你可以射击一名在其中投了票的玩家：该玩家死亡。',
    words: {
      'Shoots a voter': '射击投票者',
      'cause.gunslinger': '被{ability}射杀',
      'refused.gunslinger_only_first_vote': '{ability}每天只射击一次，紧接首次投票计票之后。',
      'refused.gunslinger_target_did_not_vote': '{who}没有投票，而只能射击投了票的玩家。',
    },
  },
  scapegoat: {
    name: '替罪羊',
    ability: '与你同阵营的玩家被处决时，可能改为处决你。',
    words: {
      'ask.scapegoat': '{who}将被处决。由{me}（{ability}）代替吗？',
      'hint.scapegoat.scapegoat': '邪恶时总是代替恶魔；善良时代替其死亡会输掉游戏的玩家。',
    },
  },
  beggar: {
    name: '乞丐',
    ability: '你投票须消耗投票标记。死亡玩家可以把自己的给你；你随即得知赠予者的阵营。你始终清醒且健康。',
    words: {
      'Is given a vote': '获赠投票标记',
      'card.beggar': '赠予者是',
      'truth.beggar.good': '{who}是善良的。',
      'truth.beggar.evil': '{who}是邪恶的。',
      'refused.beggar_has_no_vote_token': '{who}（{ability}）没有投票标记。',
      'refused.only_the_dead_give_votes': '{who}存活：只有死亡玩家可以送出投票标记。',
    },
  },
}

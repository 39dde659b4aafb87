import type { CharacterWords } from '../../characterText'

export const byHand: Readonly<Record<string, CharacterWords>> = {
  clockmaker: { ability: '在你的首个夜晚，你得知从恶魔数到最近的爪牙要移动几个座位。', words: {} },
  snakecharmer: {
    ability: '每个夜晚，选择一名存活玩家：如果是恶魔，你们互换角色和阵营，原来的恶魔中毒。',
    words: { Poisoned: '中毒' },
  },
  mathematician: {
    ability: '每个夜晚，你得知自黎明以来，有多少名玩家的能力因他人的角色而出错。',
    words: { Abnormal: '异常' },
  },
  dreamer: { ability: '每个夜晚，选择另一名非旅行者玩家：你看到一个善良角色和一个邪恶角色，其中一个是对的。', words: {} },
  flowergirl: {
    ability: '除首个夜晚外的每个夜晚，你得知今天的投票者中是否有恶魔。',
    words: { 'Demon Voted': '恶魔已投票', 'Demon Not Voted': '恶魔未投票' },
  },
  towncrier: {
    ability: '除首个夜晚外的每个夜晚，你得知今天是否有爪牙发起过提名。',
    words: { 'Minions Not Nominated': '爪牙未提名', 'Minion Nominated': '爪牙已提名' },
  },
  oracle: { ability: '除首个夜晚外的每个夜晚，你得知死亡玩家中有几名是邪恶的。', words: {} },
  savant: { ability: '每个白天，你可以私下找说书人，听到两条陈述，一真一假。', words: {} },
  seamstress: {
    ability: '每局游戏限一次，在夜晚选择除自己以外的两名玩家：你得知两人是否属于同一阵营。',
    words: { 'No Ability': '失去能力' },
  },
  philosopher: {
    ability: '每局游戏限一次，在夜晚说出一个善良角色：你获得其能力，而该角色的玩家醉酒。',
    words: { Drunk: '醉酒', 'Is The Philosopher': '是哲学家' },
  },
  artist: {
    ability: '每局游戏限一次，在白天，你可以私下向说书人提一个问题，得到“是”或“否”的回答。',
    words: { 'No Ability': '失去能力' },
  },
  juggler: {
    ability: '在你的首个白天，你可以公开说出至多五名玩家各是什么角色。当晚你得知其中有几个是对的。',
    words: { Correct: '正确' },
  },
  sage: { ability: '如果你被恶魔杀死，你得知两名玩家，其中一人就是那名恶魔。', words: {} },
  sweetheart: { ability: '你死亡时，一名玩家醉酒，并且一直如此。', words: { Drunk: '醉酒' } },
  klutz: { ability: '得知自己死亡时，立即公开选择一名存活玩家：如果该玩家是邪恶的，你的阵营落败。', words: {} },
  barber: {
    ability: '如果你在今天或今晚死亡，恶魔可以选择两名玩家（不能是另一名恶魔）互换角色。',
    words: { 'Haircuts Tonight': '今晚理发' },
  },
  mutant: { ability: '如果你疯狂地证明自己是外来者，说书人可能处决你。', words: {} },
  witch: {
    ability: '每个夜晚，选择一名玩家：如果其明天发起提名，则死亡。只剩三名玩家存活时，你失去此能力。',
    words: { Cursed: '被诅咒' },
  },
  cerenovus: {
    ability: '每个夜晚，选择一名玩家和一个善良角色：该玩家明天须疯狂地证明自己是该角色，否则可能被处决。',
    words: { Mad: '疯狂' },
  },
  pithag: {
    ability: '除首个夜晚外的每个夜晚，将一名玩家变成一个不在场的角色。如果因此产生恶魔，今晚的死亡由说书人决定。',
    words: {},
  },
  eviltwin: {
    ability: '你和一名对立阵营的玩家互相得知对方。如果其中善良的一人被处决，邪恶阵营获胜；你们两人都存活时，善良阵营不能获胜。',
    words: { Twin: '双子' },
  },
  nodashii: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家：该玩家死亡。你左右两侧各自最近的镇民中毒。',
    words: { Dead: '死亡', Poisoned: '中毒' },
  },
  vigormortis: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家死亡。这样被杀的爪牙保留能力，并使一名邻近的镇民中毒。[外来者少一名]',
    words: { Dead: '死亡', 'Has Ability': '拥有能力', Poisoned: '中毒' },
  },
  vortox: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家死亡。镇民通过能力得知的信息都是假的。如果一个白天无人被处决，邪恶阵营获胜。',
    words: { Dead: '死亡' },
  },
  fanggu: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家死亡。首个这样被杀的外来者改为变成邪恶的方古，而你死亡。[外来者多一名]',
    words: { Dead: '死亡', Once: '限一次' },
  },
  barista: {
    ability: '每个夜晚，一名玩家直到黄昏或是清醒、健康且得到真实信息，或是行动两次，并得知是哪一种。',
    words: { 'Sober & Healthy': '清醒健康', 'Acts Twice': '行动两次', '?': '?' },
  },
  harlot: {
    ability: '除首个夜晚外的每个夜晚，选择一名存活玩家：如果其同意，你得知其角色，但你们两人可能死亡。',
    words: { Dead: '死亡' },
  },
  butcher: { ability: '每个白天，在有人被处决之后，你可以再发起一次提名。', words: {} },
  bonecollector: {
    ability: '每局游戏限一次，在除首个夜晚外的夜晚选择一名死亡玩家：其恢复能力直到黄昏。',
    words: { 'No Ability': '失去能力', 'Has Ability': '拥有能力' },
  },
  deviant: { ability: '在你逗笑过大家的那一天，流放不能使你死亡。', words: {} },

  steward: { ability: '在你的首个夜晚，你得知一名善良玩家。', words: { Know: '得知' } },
  knight: { ability: '在你的首个夜晚，你得知两名玩家，他们都不是恶魔。', words: { Know: '得知' } },
  noble: { ability: '在你的首个夜晚，你得知三名玩家：其中恰有一名是邪恶的。', words: { Know: '得知' } },
  shugenja: {
    ability: '在你的首个夜晚，你得知离你最近的邪恶玩家在圆圈的哪个方向。如果两侧同样近，则可以给出任一答案。',
    words: {},
  },
  pixie: {
    ability: '在你的首个夜晚，你得知一个在场的镇民。如果你一直疯狂地证明自己是该角色，那名玩家死亡时，你获得其能力。',
    words: { Mad: '疯狂', 'Has Ability': '拥有能力' },
  },
  bountyhunter: {
    ability: '在你的首个夜晚，你得知一名邪恶玩家。该玩家死亡时，你在当晚得知另一名。[一名镇民是邪恶的]',
    words: { Know: '得知' },
  },
  highpriestess: { ability: '每个夜晚，你得知说书人最希望你与之交谈的玩家。', words: {} },
  balloonist: {
    ability: '每个夜晚，你得知一名玩家，其角色类型与昨晚得知的玩家不同。[外来者可能多一名]',
    words: { Know: '得知' },
  },
  general: { ability: '每个夜晚，你得知说书人认为哪一方领先：善良、邪恶或都没有。', words: {} },
  preacher: {
    ability: '每个夜晚，选择一名玩家：如果是爪牙，其会被告知。你选择过的所有爪牙都失去能力。',
    words: { 'No Ability': '失去能力' },
  },
  villageidiot: {
    ability: '每个夜晚，选择一名玩家：你得知其阵营。[至多再加两名村夫；加入的其中一名醉酒]',
    words: { Drunk: '醉酒' },
  },
  king: {
    ability: '每个夜晚，如果死亡玩家不少于存活玩家，你得知一名存活玩家的角色。恶魔会得知你是国王。',
    words: {},
  },
  cultleader: {
    ability: '每个夜晚，你转入一名与你邻近的存活玩家的阵营。如果所有善良玩家都同意加入你的教派，你的阵营获胜。',
    words: {},
  },
  acrobat: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家：如果其今晚醉酒或中毒，无论已经如此还是之后才如此，你死亡。',
    words: { Dead: '死亡', Chosen: '被选择' },
  },
  lycanthrope: {
    ability: '除首个夜晚外的每个夜晚，选择一名存活玩家：如果其善良，则死亡，且恶魔今晚不杀死任何人。有一名善良玩家会被当作邪恶。',
    words: { 'Faux Paw': '假爪', Dead: '死亡' },
  },
  alsaahir: {
    ability: '每个白天，你可以公开说出哪些玩家是爪牙、哪些是恶魔：如果全部正确，善良阵营获胜。',
    words: {},
  },
  engineer: {
    ability: '每局游戏限一次，在夜晚决定爪牙各是什么角色，或恶魔是什么角色：这些玩家变成你说出的角色。',
    words: { 'No Ability': '失去能力' },
  },
  nightwatchman: {
    ability: '每局游戏限一次，在夜晚指一名玩家：该玩家得知谁是守夜人。',
    words: { 'No Ability': '失去能力' },
  },
  huntsman: {
    ability: '每局游戏限一次，在夜晚选择一名存活玩家：如果是落难少女，其变成一个不在场的镇民。[加入落难少女]',
    words: { 'No Ability': '失去能力' },
  },
  fisherman: {
    ability: '每局游戏限一次，在白天，向说书人要一条有助于你的阵营获胜的提示。',
    words: { 'No Ability': '失去能力' },
  },
  princess: {
    ability: '如果你在首个白天提名的玩家当天被处决，恶魔在随后的夜晚不杀死任何人。',
    words: { "Doesn't Kill": '不杀人' },
  },
  alchemist: {
    ability: '你拥有一个爪牙的能力。你每次使用时，说书人可以要求你另作选择。',
    words: { 'Is The Alchemist': '是炼金术士' },
  },
  cannibal: {
    ability: '你拥有最近一名因处决死亡的玩家的能力。如果那是邪恶玩家，你中毒，直到处决使一名善良玩家死亡。',
    words: { Poisoned: '中毒', Lunch: '午餐' },
  },
  amnesiac: {
    ability: '你有一个不会告诉你的能力。每个白天，你可以私下向说书人猜测它，并得知有多接近。',
    words: { '?': '?' },
  },
  farmer: { ability: '如果你在夜晚死亡，一名存活的善良玩家变成农夫。', words: {} },
  choirboy: { ability: '如果国王被恶魔杀死，你得知恶魔是谁。[加入国王]', words: {} },
  banshee: {
    ability: '如果恶魔杀死你，所有人都会得知。从此你每天可以提名两次，每次提名可以投两票。',
    words: { 'Has Ability': '拥有能力' },
  },
  magician: { ability: '爪牙把你当作恶魔，恶魔把你当作爪牙。', words: {} },
  poppygrower: {
    ability: '爪牙和恶魔不会得知彼此是谁。如果你死亡，他们在当晚得知。',
    words: { 'Evil Wakes': '邪恶醒来' },
  },
  atheist: {
    ability: '说书人可以打破规则。如果说书人被处决，善良阵营获胜，即使你已死亡。[无人邪恶]',
    words: {},
  },

  hermit: {
    ability: '你拥有这个剧本上所有外来者的能力。[外来者可能少一名]',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  ogre: {
    ability: '在你的首个夜晚，选择另一名玩家：你转入其阵营，但不会得知是哪个阵营，醉酒或中毒时也如此。',
    words: { Friend: '朋友' },
  },
  golem: {
    ability: '整局游戏你只有一次提名。如果你提名的玩家不是恶魔，该玩家死亡。',
    words: { 'May Not Nominate': '不可提名' },
  },
  plaguedoctor: { ability: '你死亡时，说书人获得一个爪牙的能力。', words: { 'Storyteller Ability': '说书人能力' } },
  hatter: {
    ability: '如果你在今天或今晚死亡，每名爪牙和恶魔都可以变成同类型的另一个角色。',
    words: { 'Tea Party Tonight': '今晚茶会' },
  },
  politician: { ability: '如果没有人比你更促使你的阵营落败，你转换阵营并获胜，无论死活。', words: {} },
  zealot: { ability: '至少五名玩家存活时，每次提名你都必须举手。', words: {} },
  damsel: {
    ability: '爪牙会得知有落难少女在场。他们总共有一次公开猜测的机会：如果猜中你，你的阵营落败。',
    words: { 'Guess Used': '已猜测' },
  },
  snitch: { ability: '每名爪牙也会得知三个不在场的善良角色。', words: {} },
  heretic: { ability: '本该获胜的阵营落败，本该落败的阵营获胜。你死亡后也如此。', words: {} },
  puzzlemaster: {
    ability: '一名玩家醉酒，你死亡后也如此。你可以猜一次是谁：猜对则得知恶魔是谁；猜错则得到假的信息。',
    words: { Drunk: '醉酒', 'Guess Used': '已猜测' },
  },

  mezepheles: {
    ability: '在你的首个夜晚，你得知一个密语。首个说出它的善良玩家在随后的夜晚转为邪恶。',
    words: { 'Turns Evil': '转为邪恶', 'No Ability': '失去能力' },
  },
  harpy: {
    ability: '每个夜晚，说出第一名和第二名玩家：明天第一名须疯狂地证明第二名是邪恶的，否则其中一人或两人可能死亡。',
    words: { Mad: '疯狂', '2nd': '第二名' },
  },
  fearmonger: {
    ability: '每个夜晚，选择一名玩家：如果你提名该玩家且其被处决，其阵营落败。你的选择改变时，所有人都会得知。',
    words: { Fear: '恐惧' },
  },
  psychopath: {
    ability: '每个白天，在有人提名之前，你可以公开杀死一名玩家。被处决时，你只有猜拳输了才会死亡。',
    words: {},
  },
  wizard: {
    ability: '每局游戏限一次，你可以许一个愿望。如果愿望成真，可能要付出代价，并留下所许愿望的线索。',
    words: { '?': '?' },
  },
  widow: {
    ability: '在你的首个夜晚，你查看魔典并选择一名玩家，该玩家中毒。一名善良玩家会得知有寡妇在场。',
    words: { Poisoned: '中毒', Know: '得知' },
  },
  xaan: {
    ability: '所有镇民中毒一个夜晚及随后的白天：第几个夜晚等于开局时外来者的数量。[外来者数量任意]',
    words: { 'Night 1': '第1夜', 'Night 2': '第2夜', 'Night 3': '第3夜', X: 'X' },
  },
  marionette: {
    ability: '你以为自己是一个善良角色，其实不是。恶魔会得知你是谁。[你坐在恶魔旁边]',
    words: { 'Is The Marionette': '是提线木偶' },
  },
  wraith: { ability: '夜晚你可以随时睁眼。其他邪恶玩家被唤醒时，你也被唤醒。', words: {} },
  summoner: {
    ability: '你看到三个伪装。在第三个夜晚，说出一名玩家和一个恶魔：该玩家变成该恶魔并转为邪恶。[在此之前没有恶魔]',
    words: { 'Night 1': '第1夜', 'Night 2': '第2夜', 'Night 3': '第3夜' },
  },
  goblin: {
    ability: '如果你被提名时公开声称自己是哥布林，且当天被处决，你的阵营获胜。',
    words: { Claimed: '已声称' },
  },
  boomdandy: {
    ability: '如果你被处决，除三名玩家外所有人死亡。然后从十倒数到一：被最多人指着的玩家死亡。',
    words: {},
  },
  vizier: {
    ability: '所有人都会得知你是谁。你在白天不会死亡。如果有善良玩家投了票，你可以使被提名者立即被处决。',
    words: {},
  },
  organgrinder: {
    ability: '投票时所有人闭眼，且票数不公布。每个夜晚，你决定自己是否醉酒直到黄昏。',
    words: { 'About To Die': '待处决', Drunk: '醉酒' },
  },
  boffin: {
    ability: '恶魔拥有一个不在场的善良角色的能力，醉酒或中毒时也如此。你们两人都知道是哪个。',
    words: {},
  },

  yaggababble: {
    ability: '在你的首个夜晚，你得知一句密语。今天你每公开说出一次，就可能有一名玩家死亡。',
    words: { Dead: '死亡' },
  },
  lilmonsta: {
    ability: '每个夜晚，爪牙们商定由谁照看小怪宝并“是恶魔”。除首个夜晚外的每个夜晚，可能有一名玩家死亡。[爪牙多一名]',
    words: { 'Is The Demon': '是恶魔', Dead: '死亡' },
  },
  ojo: {
    ability: '除首个夜晚外的每个夜晚，说出一个角色：该角色的玩家死亡。如果无人是该角色，由说书人决定谁死亡。',
    words: { Dead: '死亡' },
  },
  kazali: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家：该玩家死亡。[由你选择谁成为哪个爪牙；外来者数量任意]',
    words: { Dead: '死亡' },
  },
  legion: {
    ability: '除首个夜晚外的每个夜晚，可能有一名玩家死亡。如果只有邪恶玩家投票，处决不成立。你也被当作爪牙。[过半数玩家是军团]',
    words: { Dead: '死亡', 'About To Die': '待处决' },
  },
  lordoftyphon: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家：该玩家死亡。[邪恶玩家在你两侧连坐；爪牙多一名；外来者数量任意]',
    words: { Dead: '死亡' },
  },
  lleech: {
    ability: '除首个夜晚外的每个夜晚，选择一名玩家死亡。在你的首个夜晚，选择一名玩家中毒：当且仅当该玩家死亡时，你死亡。',
    words: { Dead: '死亡', Poisoned: '中毒' },
  },
  alhadikhia: {
    ability: '除首个夜晚外的每个夜晚，你可以选择三名玩家，并向所有人公布。三人各自秘密选择生或死；如果都选择生，三人全部死亡。',
    words: { '1': '1', '2': '2', '3': '3' },
  },
  riot: {
    ability: '第三天，爪牙变成暴乱。此后被提名的玩家死亡，并立即提名一名存活玩家。这无法避免。',
    words: { 'Day 1': '第1天', 'Day 2': '第2天', 'Day 3': '第3天' },
  },
  leviathan: {
    ability: '所有人都会得知你在场。当第二名善良玩家被处决时，或第五天结束时，邪恶阵营获胜。',
    words: {
      'Day 1': '第1天',
      'Day 2': '第2天',
      'Day 3': '第3天',
      'Day 4': '第4天',
      'Day 5': '第5天',
      'Good Player Executed': '善良被处决',
    },
  },

  cacklejack: { ability: '每个白天，选择一名玩家：今晚另一名玩家变成别的角色。', words: { 'Not Me': '不是我' } },
  gangster: { ability: '每天限一次，你可以杀死与你邻近的两名存活玩家之一，前提是另一人同意。', words: {} },
  gnome: {
    ability: '所有人都会得知一名与你同阵营的玩家。任何人提名该玩家时，你可以杀死提名者。',
    words: { Amigo: '伙伴' },
  },
  deusexfiasco: {
    ability: '说书人在一局游戏中至少出错一次，随后改正，并当众承认。',
    words: { Whoopsie: '出错了' },
  },
  ferryman: { ability: '最后一天到来时，所有死亡玩家重新获得投票标记。', words: {} },

  angel: {
    ability: '对新玩家的死亡负最大责任的人，可能遭遇不好的事。',
    words: { Protected: '受保护', 'Something Bad': '不好的事' },
  },
  buddhist: { ability: '每个白天开始时，有经验的玩家保持沉默两分钟。', words: {} },
  djinn: { ability: '对这个剧本上相克的角色适用一条特殊规则。所有人都会得知其内容。', words: {} },
  doomsayer: {
    ability: '至少四名玩家存活时，每名存活玩家每局游戏限一次，可以公开呼唤死亡：一名与其同阵营的玩家死亡。',
    words: {},
  },
  duchess: {
    ability: '每个白天，三名玩家可以来找你。除首个夜晚外的每个夜晚，他们各自得知三人中有几名是邪恶的，但其中一人得到错误的数字。',
    words: { Visitor: '访客', 'False Info': '错误信息' },
  },
  fibbin: { ability: '每局游戏限一次，一名善良玩家可能得到不实的信息。', words: { 'No Ability': '失去能力' } },
  fiddler: {
    ability: '每局游戏限一次，恶魔秘密选择一名对立阵营的玩家，由所有人决定两人中谁获胜。',
    words: {},
  },
  hellslibrarian: {
    ability: '说书人要求安静之后仍说话的人，可能遭遇不好的事。',
    words: { 'Something Bad': '不好的事' },
  },
  revolutionary: {
    ability: '所有人都会得知有两名相邻玩家属于同一阵营。每局游戏限一次，其中一人会被当作别的。',
    words: { 'Register Falsely?': '错误当作？', Aligned: '同阵营' },
  },
  sentinel: { ability: '在场的外来者可能比通常多一名或少一名。', words: {} },
  spiritofivory: { ability: '邪恶玩家最多比通常多一名。', words: { 'No More Evil': '不再增加' } },
  toymaker: {
    ability: '恶魔可以放弃攻击，且每局游戏至少须放弃一次。邪恶玩家在开局时得到他们通常的信息。',
    words: { 'Final Night: No Attack': '终夜：不攻击' },
  },

  bootlegger: { ability: '这个剧本含有自制内容：角色、规则或两者。', words: { '?': '?' } },
  bigwig: {
    ability: '被提名者选择一名玩家：投票之前其他人不得说话，而该玩家须疯狂地证明被提名者是善良的，否则可能死亡。',
    words: {},
  },
  gardener: { ability: '由说书人决定谁是哪个角色。', words: {} },
  godofug: {
    ability: '一名玩家戴着乌格帽：其投票计为两票，且只说单音节的词。做不到时，把帽子传给别人。',
    words: { Hat: '帽子' },
  },
  hindu: { ability: '最先死亡的四名玩家各自立即作为旅行者复活，阵营不变。', words: {} },
  knaves: { ability: '有两名说书人，一名说谎，一名说真话。每局游戏限一次，他们可以在黄昏时互换。', words: {} },
  pope: { ability: '有些善良角色重复在场，但仍可作为伪装展示。', words: {} },
  stormcatcher: {
    ability: '说出一个善良角色。如果在场，只有处决能使其死亡，但所有邪恶玩家都会得知其是谁。',
    words: { Stormcaught: '暴风捕获' },
  },
  tor: { ability: '任何人在死亡之前都不会得知自己的角色和阵营；死亡时两者都会得知。', words: {} },
  ventriloquist: {
    ability: '如果被提名的玩家疯狂地证明自己是此前没有声称过的角色，今天被处决时可能不会死亡。',
    words: { Mad: '疯狂' },
  },
  zenomancer: { ability: '一名或多名玩家各有一个目标。达成目标的人得知一条真实信息。', words: { Goal: '目标' } },
}

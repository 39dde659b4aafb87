import type { Text } from '../text'

export const demoText: Text['demo'] = {
  players: ['安娜', '阿博', '小西', '多夫', '伊莱', '菲菲', '阿古', '花子', '伊沃', '小俊', '琪特'],
  statement: '多夫是爪牙。',
  lesson: {
    label: '使用方法',
    choose: { title: '在圆圈上选择', words: '点按玩家所指的座位。亮起的座位可以选择；其他座位会说明原因。' },
    undo: { title: '结果与撤销', words: 'Moonrise会推算结果，每一条你都可以推翻。点错了？撤销在顶部。' },
    hold: { title: '长按返回', words: '这是玩家看到的画面。长按月亮一秒，即可返回。' },
    own: { title: '现在开一局自己的？', words: '你已主持过一夜一天。让自己的一桌人入座大约需要一分钟。' },
    gotIt: '知道了',
    newGame: '新游戏',
    playOn: '留在这里',
  },
}

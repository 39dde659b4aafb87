import type { Text } from '../text'

export const momentText: Text['moment'] = {
  covered: '魔典已遮盖',
  coverHold: '长按揭开',
  coverHow: '长按片刻即可再次看到魔典',
  lookingAt: '你正在查看这局游戏的另一个时刻。',
  returnToNow: '返回现在',
  goBackHere: '从这里继续…',
  goBackSure: '是，从这里继续',
  goBackAsk: '其后的内容留在时间线中，你可以再回去。',
  following: '另一个窗口正在运行这局游戏；此窗口跟随。',
  takeOver: '在此接管',
}

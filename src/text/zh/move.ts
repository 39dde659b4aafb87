import type { Text } from '../text'

const games = (count: number): string => (count === 0 ? '没有游戏' : `${count}局游戏`)

export const moveText: Text['move'] = {
  title: '此地址的游戏',
  why: '浏览器按地址分别保存游戏。换一个地址，即使是同一台电脑，也看不到此地址的游戏。',
  here: (count, place) => `${place}：${games(count)}`,
  arrived: (here, expected) =>
    here >= expected
      ? `另一地址保存了${expected}局游戏，这里有${here}局：没有缺失。`
      : `另一地址保存了${expected}局游戏，这里有${here}局。请载入下面的文件。`,
  save: {
    title: '带走',
    words: '一个文件包含所有游戏、设置和记住的团体。这里的内容不会移除。',
    act: '保存为一个文件',
    none: '这里还没有可保存的内容。',
    done: (count) => `${count === 0 ? '没有游戏，只有设置' : `${games(count)}和设置`}已在文件中。现在请在另一地址载入。`,
    next: (place) => `在${place}继续`,
  },
  load: {
    title: '带入',
    words: '载入在另一地址保存的文件。已在这里的游戏只会补上其后的内容。',
    act: '载入文件',
    settings: '设置已一并带来。',
  },
  door: '把游戏带到另一地址',

  plain: {
    label: '此地址不安全',
    words: '在此地址，Moonrise始终需要网络，无法安装，屏幕也可能自行变暗。',
    tablet: '如何改变',
    elsewhere: '以https开头的地址可以改变这一点。',
    games: '此地址的游戏',
  },
}

import type { FileFault } from '@/storage/fileFault'
import type { Text } from '../text'

const place = ({ game, entry, where }: FileFault): string =>
  [game && (/^\d+$/.test(game) ? `第${game}局游戏` : `游戏“${game}”`), entry && `第${entry}条记录`, where && `“${where}”`]
    .filter(Boolean)
    .join('，')

const sentences: Record<FileFault['code'], (fault: FileFault) => string> = {
  empty: () => '文件里什么也没有。',
  'too-big': () => '文件大于20 MB；Moonrise的游戏不会有这么大。',
  unreadable: () => '此设备无法读取这个文件。',
  'not-json': () => '这不是完整的Moonrise文件：它在途中被截断或改动了。',
  'not-ours': () => '这是另一种文件。Moonrise文件以“.moonrise.json”结尾。',
  newer: () => '它由更新版本的Moonrise写成。请更新后再试。',
  'no-games': () => '这是一个Moonrise文件，但里面没有游戏。',
  'too-many-games': () => '它包含超过500局游戏。请分成几个文件导入。',
  'odd-keys': () => '它含有任何Moonrise文件都没有的名称，因此不可信。',
  'too-deep': () => '它的嵌套比任何Moonrise文件都深，因此不可信。',
  'too-long': () => '它含有比任何Moonrise文件都长的文字。',
  'bad-game': (fault) => `它被改动或损坏了：缺少内容或内容有误，位于${place(fault)}。`,
  'too-many-entries': (fault) => `它的操作多于一局游戏所能有的：${place(fault)}。`,
  'bad-entry': (fault) => `它被改动或损坏了：无法读取${place(fault)}。`,
  'bad-order': (fault) => `它被改动或损坏了：记录顺序有误，位于${place(fault)}。`,
  'bad-parent': (fault) => `它被改动或损坏了：${place(fault)}所接续的记录不在其之前。`,
  'bad-place': (fault) => `它被改动或损坏了：游戏所停的位置不在${place(fault)}之中。`,
  'unknown-script': (fault) => `它使用了Moonrise不认识的剧本：${place(fault)}。`,
  'unknown-seat': (fault) => `它被改动或损坏了：提到了桌上没有的座位，位于${place(fault)}。`,
  'doubled-seat': (fault) => `它被改动或损坏了：同一座位在桌上出现两次，位于${place(fault)}。`,
  'too-many-seats': (fault) => `它的玩家多于一桌所能坐下的：${place(fault)}。`,
  'unknown-character': (fault) => `它提到了Moonrise不认识的角色：${place(fault)}。`,
  'cannot-be-played': (fault) => `它被改动或损坏了：${place(fault)}无法构成一局游戏。`,
}

export const filesText: Text['files'] = {
  fault: (fault) => sentences[fault.code](fault),
  nothingChanged: '什么也没有导入。你的游戏保持原样。',
  notKept: (brought, of) => (brought ? `${of}局游戏中只导入了${brought}局：此设备现在无法保存更多。` : '此设备现在无法保存任何内容。'),
  reading: '正在读取大文件…',
  stop: '停止',
  stopped: (brought) => (brought ? `已停止。此前导入的游戏：${brought}局。` : '已停止。'),
  allGames: '所有游戏',
  oneGame: '游戏',
  damagedGame: '损坏的游戏',
  shareTitle: (title) => `${title} – Moonrise`,
  brought: {
    new: (title) => `已添加“${title}”。`,
    same: (title) => `“${title}”已在这里。`,
    behind: (title) => `“${title}”已在这里，且进度比文件中的更靠后。`,
    ahead: (title) => `“${title}”从文件结束处继续。`,
    copy: (title) => `“${title}”在这里的进展不同，文件中的游戏现在放在它旁边。`,
  },
  manyBrought: (count) => `已添加${count}局游戏。`,
  fromFile: (title) => `${title}（来自文件）`,
}

import type { Text } from '../text'

export const helpText: Text['help'] = {
  title: '帮助',
  what: {
    title: 'Moonrise是什么',
    words: [
      'Moonrise是说书人的魔典，为围桌进行的“黯月初升”而作。它保管角色标记，也懂规则：唤醒谁，可以选择谁，会有什么结果，以及为什么。',
      '你主持游戏，Moonrise负责记录。它的每个提议都有理由，可以就地更改；一切都可以手动设定；该由你决定的，始终由你决定。',
    ],
  },
  moments: {
    title: '三个时刻',
    list: [
      {
        icon: 'people',
        title: '游戏开始前',
        words: '录入玩家，抽取或挑选角色，随机、手动或传递平板分发，再定好伪装与秘密。袋子若有问题，会逐一列出，并给出补救办法。',
      },
      {
        icon: 'moon',
        title: '夜晚',
        words:
          '面板一次显示一个步骤：唤醒谁，坐在哪里，做什么。在圆圈上点按被指的玩家：最后一次点按即完成该步骤，结果显示在上方，撤销可收回。今晚无事可做的人不会被唤醒，并注明原因。',
      },
      {
        icon: 'undo',
        title: '更正',
        words:
          '撤销会说明收回的是什么。时间线让你查看任何之前的时刻，再从中返回，或就此回到那里。已完成的步骤可以重新打开并更改；依赖它的内容随之变化，什么也不会丢失。',
      },
    ],
  },
  gestures: {
    title: '用手指',
    list: [
      { does: '点按座位', words: '需要选择玩家时，选择该座位。白天则为提名，再点一次打开座位。其他时候打开座位。' },
      { does: '长按座位', words: '随时打开座位：谁坐在那里，为何醉酒或不会死亡，以及一切可以手动完成的事。' },
      { does: '点按提示标记', words: '展开该座位的所有提示标记，并显示由谁放置。' },
      {
        does: '拖动提示标记或座位',
        words:
          '移动它。白天从一个座位拖到另一个座位即为提名；夜晚需要选择两名玩家时，则同时选择这两人。一切也都可以不用拖动，在座位页中完成。',
      },
      { does: '点按变暗的座位', words: '说明为何不能选择，也允许你仍然选择。' },
      { does: '长按卡片上的圆环', words: '一秒即可收回平板：玩家不会意外离开卡片。' },
      { does: '遮盖', words: '一触即可隐藏一切。长按眼睛揭开。离开应用、一段时间无人触碰、或平板屏幕朝下时，魔典也会自动遮盖。' },
    ],
  },
  keys: { title: '用键盘' },
  files: {
    title: '你的游戏',
    words: [
      '游戏留在此设备上，不会发送到任何地方。每次点按都会立即保存；再次打开Moonrise时，你仍在原处。',
      '文件可以把一局或所有游戏带到另一台设备：在这里保存或分享，在那里导入；游戏从同一步继续。',
    ],
  },
  credits: {
    title: '鸣谢',
    unofficial:
      'Moonrise是非官方的免费应用，与Blood on the Clocktower的发行商没有隶属、认可或其他关系；该名称及其角色名称归各自所有者所有。能力的文字由我们自己撰写。',
    icons: {
      before: '角色与状态的图标来自',
      source: 'game-icons.net',
      sourceUrl: 'https://game-icons.net',
      by: '，由Lorc、Delapouite、Skoll、DarkZaitzev和Sbed绘制，采用',
      licence: '知识共享署名3.0许可协议',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
      after: '（CC BY 3.0）。图标经重新着色并合并为一个文件。',
    },
    fonts: {
      before: '字体：IM Fell English，由Igino Marini数字化；Spectral，由Production Type制作；两者均只保留所需部分，采用',
      licence: 'SIL开放字体许可证1.1',
      licenceUrl: 'https://openfontlicense.org',
      after: '。',
    },
    ours: '装饰、标志、山丘和月亮由我们绘制，与Moonrise的其余部分一样采用MIT许可证。',
    libraries: '本应用使用的程序库及其许可证',
  },
  licences: {
    title: '许可证',
    words: '构成本应用的一切，以及各自的使用许可。',
    failed: '无法读取列表。它以licences.txt之名放在应用旁边。',
  },
}

import type { Text } from '../text'

export const timelineText: Text['timeline'] = {
  timelineTitle: '时间线',
  timelineEmpty: '还没有发生任何事。',
  branches: '已撤销',
  branchesHint: '已撤销的操作。点按可查看。',
  branch: (label, chapter, steps) => `${chapter}：直到${label}（${steps}步）`,
}

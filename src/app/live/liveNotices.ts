import { liveText as text } from '@/text/en/live'
import { useNotices } from '../device/notices'
import type { Trouble } from '@/live/room'
import type { LiveWords } from './liveGameDeps'

/** What other devices do is told at the edge of the screen; a question waits there for its answer. */
export const liveNotices = (): Omit<LiveWords, 'changed'> & { readonly trouble: (now: Trouble | undefined) => void } => {
  const notices = useNotices()
  const kind = 'live'
  const asking = 'live-asks'
  return {
    asks: ({ kind: device }, allow) =>
      void notices.show(text.asks(text.names[device]), { kind: asking, stays: true, action: { label: text.allow, run: allow } }),
    asked: () => void notices.show(text.asked, { kind: asking }),
    noAnswer: (take) => void notices.show(text.noAnswer, { kind: asking, stays: true, action: { label: text.takeAnyway, run: take } }),
    answered: () => notices.dismissKind(asking),
    handed: () => void notices.show(text.handed, { kind }),
    overtaken: (steps, goOn) =>
      void notices.show(text.overtaken(steps), { kind: 'live-branch', stays: true, action: { label: text.goOnWithMine, run: goOn } }),
    ended: () => void notices.show(text.ended, { kind, stays: true }),
    older: () => void notices.show(text.older, { kind: 'live-older', stays: true }),
    trouble: (now) => {
      if (now) notices.show(text.state[now], { kind: 'live-trouble', stays: true })
      else notices.dismissKind('live-trouble')
    },
  }
}

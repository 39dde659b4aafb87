import { speak, type Language, type Words } from '@/text/language'
import { languageOf } from '@/text/languages'
import type { LiveTopic } from '@/text/text'
import { languageHere } from '../device/language'

const wordsIn = {
  live: async ({ live }: Language) => ({ live: (await live()).liveText }),
  watch: async ({ watch }: Language) => ({ watch: (await watch()).watchText }),
}
let arrived: NonNullable<Words['live']> = {}

/** What live devices say, in the language of this window: before anything of theirs is shown, and nowhere else. */
export const speakLive = async (...topics: readonly LiveTopic[]): Promise<void> => {
  const { load } = languageOf(languageHere())
  if (!load) return
  try {
    const { language } = await load()
    arrived = Object.assign({}, arrived, ...(await Promise.all(topics.map((topic) => wordsIn[topic](language)))))
    speak({ live: arrived })
  } catch {
    // English is there.
  }
}

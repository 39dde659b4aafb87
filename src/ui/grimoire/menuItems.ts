import { useRouter } from 'vue-router'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { saveReport } from '@/app/library/report'
import { livePath } from '@/app/device/liveServer'
import { useNotices } from '@/app/device/notices'
import { openTownWindow } from '@/app/session/townWindow'
import { keepingText } from '@/text/en/keeping'
import { menuText } from '@/text/en/menu'
import { sharingText } from '@/text/en/sharing'

/** What the menu can turn to. */
export type MenuPage = 'menu' | 'share' | 'keys' | 'join' | 'phase' | 'map' | 'end' | 'reference' | 'middle'

interface MenuItem {
  readonly act: string
  readonly icon: string
  readonly label: string
  readonly run: () => void
}

interface MenuMoves {
  readonly open: (page: MenuPage) => void
  readonly timeline: () => void
  readonly close: () => void
}

export type MenuGroup = readonly [id: keyof typeof menuText.items.groups, items: readonly MenuItem[]]

/** Where the menu leads, in groups; what is looked up in the middle of a game comes first. */
export function useMenuItems(to: MenuMoves): readonly MenuGroup[] {
  const game = useGame()
  const router = useRouter()
  const words = menuText.items
  return [
    [
      'look',
      [
        { act: 'reference', icon: 'book', label: words.reference, run: () => to.open('reference') },
        {
          act: 'timeline',
          icon: 'scroll',
          label: words.timeline,
          run: () => {
            to.timeline()
            to.close()
          },
        },
        { act: 'seat-map', icon: 'people', label: words.seatMap, run: () => to.open('map') },
        {
          act: 'town',
          icon: 'tv',
          label: words.town,
          run: () => {
            openTownWindow(game.id)
            to.close()
          },
        },
        ...(livePath() === undefined ? [] : [{ act: 'share', icon: 'share', label: sharingText.menu, run: () => to.open('share') }]),
        { act: 'story', icon: 'note', label: words.story, run: () => void router.push(`/story/${game.id}`) },
      ],
    ],
    [
      'game',
      [
        { act: 'join', icon: 'person', label: words.join, run: () => to.open('join') },
        { act: 'middle', icon: 'coin', label: words.middle, run: () => to.open('middle') },
        { act: 'phase', icon: 'moon-half', label: words.phase, run: () => to.open('phase') },
        { act: 'end', icon: 'star', label: words.end, run: () => to.open('end') },
        {
          act: 'backup',
          icon: 'download',
          label: words.backup,
          run: () => {
            void useLibrary()
              .exportGame(game.id, 'share')
              .then((made) => useNotices().show(made ? words.backupMade : words.backupNotMade))
            to.close()
          },
        },
      ],
    ],
    [
      'app',
      [
        { act: 'settings', icon: 'gear', label: words.settings, run: () => void router.push('/settings') },
        { act: 'help', icon: 'why', label: words.help, run: () => void router.push('/help') },
        { act: 'keys', icon: 'why', label: words.keys, run: () => to.open('keys') },
        {
          act: 'report',
          icon: 'warn',
          label: keepingText.report.make,
          run: () => {
            void saveReport().then(() => useNotices().show(keepingText.report.made))
            to.close()
          },
        },
        { act: 'home', icon: 'door', label: words.home, run: () => void router.push('/') },
      ],
    ],
  ]
}

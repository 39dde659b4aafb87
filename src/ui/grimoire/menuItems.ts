import { useRouter } from 'vue-router'
import { useGame } from '@/app/game/game'
import { useLibrary } from '@/app/library/library'
import { saveReport } from '@/app/library/report'
import { useNotices } from '@/app/device/notices'
import { openTownWindow } from '@/app/session/townWindow'
import { grimoireText } from '@/text/en/grimoire'
import { keepingText } from '@/text/en/keeping'

/** What the menu can turn to. */
export type MenuPage = 'menu' | 'keys' | 'join' | 'phase' | 'map' | 'end' | 'reference'

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

/** Where the menu leads, in the order it is read. */
export function useMenuItems(to: MenuMoves): readonly MenuItem[] {
  const game = useGame()
  const router = useRouter()
  const words = grimoireText.menuItems
  return [
    { act: 'reference', icon: 'book', label: words.reference, run: () => to.open('reference') },
    { act: 'seat-map', icon: 'people', label: words.seatMap, run: () => to.open('map') },
    {
      act: 'timeline',
      icon: 'scroll',
      label: words.timeline,
      run: () => {
        to.timeline()
        to.close()
      },
    },
    { act: 'story', icon: 'note', label: words.story, run: () => void router.push(`/story/${game.id}`) },
    {
      act: 'town',
      icon: 'tv',
      label: words.town,
      run: () => {
        openTownWindow(game.id)
        to.close()
      },
    },
    { act: 'join', icon: 'person', label: words.join, run: () => to.open('join') },
    { act: 'phase', icon: 'moon-half', label: words.phase, run: () => to.open('phase') },
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
    { act: 'end', icon: 'star', label: words.end, run: () => to.open('end') },
    { act: 'settings', icon: 'gear', label: words.settings, run: () => void router.push('/settings') },
    { act: 'keys', icon: 'why', label: words.keys, run: () => to.open('keys') },
    { act: 'help', icon: 'why', label: words.help, run: () => void router.push('/help') },
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
  ]
}

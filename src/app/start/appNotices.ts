import { effectScope, watch } from 'vue'
import { storeLost } from '@/storage/database'
import { appText as text } from '@/text/en/app'
import { useGame } from '../game/game'
import { missing } from './lazyScreen'
import { watchForBackups } from '../library/autoBackup'
import { useLibrary } from '../library/library'
import { sayCutOff } from '../library/sayCutOff'
import { speakTheNight } from '../night/speakNight'
import { useNotices } from '../device/notices'
import { unsavedGames } from '../device/unsaved'
import { useUpdates } from '../device/updates'

/** What the app itself has to say, on whatever screen: a new version, another window's newer one, nothing that can be saved. */
export const watchForNotices = (): void =>
  effectScope(true).run(() => {
    const game = useGame()
    const notices = useNotices()
    const updates = useUpdates()

    // When it is needed, there may be no network and no room for a worker's store.
    void import('@/storage/freshLog').catch(() => undefined)
    missing.say = () => void notices.show(text.missing, { kind: 'missing' })

    storeLost.addEventListener('rewritten', () => notices.show(text.rewritten, { kind: 'rewritten', stays: true }))
    watchForBackups()
    speakTheNight()
    const stuckGames = () => unsavedGames.value.flatMap(({ id, stuck }) => (stuck ? [id] : []))
    /** Nobody is offered anything in the middle of a night. */
    const restful = () => !game.isOpen || game.grimoire.phase.kind !== 'night'
    watch(
      () => updates.offered && restful() && !stuckGames().length,
      (now) => {
        if (now) notices.show(text.update, { kind: 'update', stays: true, action: { label: text.takeUpdate, run: updates.accept } })
        else notices.dismissKind('update')
      },
      { immediate: true },
    )
    watch(
      () => game.outdated,
      (old) => {
        if (old)
          notices.show(text.outdated, { kind: 'outdated', stays: true, action: { label: text.reload, run: () => location.reload() } })
      },
      { immediate: true },
    )
    watch(
      () => game.deleted,
      (gone) => {
        if (gone) notices.show(text.deleted, { kind: 'deleted', stays: true, action: { label: text.keepGame, run: () => game.keepGame() } })
        else notices.dismissKind('deleted')
      },
      { immediate: true },
    )
    watch(
      () => game.cutOff && game.id,
      (id) => {
        if (id) sayCutOff(id)
      },
      { immediate: true },
    )
    watch(
      // As one text: a tap that is written a moment later must not touch what is being said.
      () => stuckGames().join(),
      (lost) => {
        if (lost)
          notices.show(text.memoryOnly, {
            kind: 'saving',
            stays: true,
            action: { label: text.saveFile, run: () => stuckGames().forEach((id) => void useLibrary().exportGame(id)) },
          })
        else notices.dismissKind('saving')
      },
      { immediate: true },
    )
  })

import { computed, type ShallowRef } from 'vue'
import type { PlainCommand } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { GameStore } from '../game/game'
import { IDLE, type Doing } from './dayDoing'

type Explain = (seat: SeatId | undefined, reasons: readonly string[], insist: () => void) => void

/** From nominator to nominee: two taps or one drag. */
export const createNominating = (
  game: Pick<GameStore, 'day'>,
  doing: ShallowRef<Doing>,
  run: (command: PlainCommand) => boolean,
  explain: Explain,
  exile: { mayBeExiled(seat: SeatId): boolean; callExile(seat: SeatId): void },
) => {
  const by = (nominator: SeatId | 'storyteller' | undefined, anyway = false, asked = false) => {
    doing.value = { kind: 'nominate', by: nominator, anyway, asked }
  }

  const settle = (nominator: SeatId | 'storyteller', nominee: SeatId, anyway: boolean) => {
    const go = (against: boolean) => {
      doing.value = IDLE
      run({ type: 'nominate', by: nominator, nominee, ...(against ? { anyway: true } : {}) })
    }
    const because = game.day.mayBeNominated[nominee]
    if (because === undefined) go(anyway)
    else explain(nominee, [because], () => go(true))
  }

  /** Whoever points at a Traveller calls for their exile: nobody executes one. */
  const point = (nominator: SeatId | 'storyteller', at: SeatId, anyway: boolean) =>
    exile.mayBeExiled(at) ? exile.callExile(at) : settle(nominator, at, anyway)

  /** The nominator, or why not. */
  const begin = (tapped: SeatId, then: (anyway: boolean) => void) => {
    const because = game.day.mayNominate[tapped]
    if (because === undefined) then(false)
    else explain(tapped, [because], () => then(true))
  }

  return {
    nominator: computed(() => (doing.value.kind === 'nominate' ? doing.value.by : undefined)),
    /** As far as it is known. */
    nomination: computed(() =>
      doing.value.kind === 'nominate' && doing.value.by !== undefined ? { by: doing.value.by, nominee: doing.value.over } : undefined,
    ),
    startNominating: () => by(game.day.onlyStorytellerNominates ? 'storyteller' : undefined, false, true),
    nominateBy: (nominator: SeatId | 'storyteller' | undefined) => by(nominator, false, true),
    /** With nothing else going on, a seat that may nominate does so; any other seat opens. */
    tapIdle: (tapped: SeatId): boolean => {
      if (game.day.mayNominate[tapped] !== undefined) return false
      by(tapped)
      return true
    },
    /** False if the nominator is tapped again: that seat opens. */
    tapNominating: (now: Extract<Doing, { kind: 'nominate' }>, tapped: SeatId): boolean => {
      if (now.by === undefined) begin(tapped, (anyway) => by(tapped, anyway, now.asked))
      else if (now.by === tapped) doing.value = IDLE
      else (now.asked ? settle : point)(now.by, tapped, now.anyway)
      return now.by !== tapped
    },
    nominateSelf: () => {
      const now = doing.value
      if (now.kind === 'nominate' && now.by !== undefined && now.by !== 'storyteller') settle(now.by, now.by, now.anyway)
    },
    /** A finger that started on a seat is over another one, or over none. */
    dragOver: (from: SeatId, over: SeatId | undefined) => {
      doing.value = { kind: 'nominate', by: from, anyway: false, over }
    },
    drop: (from: SeatId, on: SeatId | undefined) => {
      doing.value = IDLE
      if (on !== undefined && on !== from) begin(from, (anyway) => point(from, on, anyway))
    },
  }
}

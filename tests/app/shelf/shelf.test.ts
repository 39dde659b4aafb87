import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useNotices } from '@/app/device/notices'
import { rulesWith } from '@/app/engine/scripts'
import { useGame } from '@/app/game/game'
import { useSetup } from '@/app/setup/setup'
import { drawRest } from '@/app/setup/setupBag'
import { dealRandom } from '@/app/setup/setupDeal'
import { addNames } from '@/app/setup/setupPlayers'
import { loadSetupScript } from '@/app/setup/setupScript'
import { startGame } from '@/app/setup/startGame'
import { builtFile } from '@/app/shelf/builder'
import { qrCode } from '@/app/device/qrCode'
import { linkTo } from '@/app/shelf/scriptOut'
import { useShelf } from '@/app/shelf/shelf'
import { bringInText } from '@/app/shelf/bringIn'
import { closeGame, newDevice } from '../../device'

const mixed = JSON.stringify([
  { id: '_meta', name: 'Mixed', author: 'Ana', bootlegger: ['No talking.'], odd: 1 },
  ...['chef', 'empath', 'monk', 'sailor', 'fool', 'saint', 'butler', 'mayor', 'poisoner', 'baron', 'imp', 'pukka'],
  { id: 'lamp', name: 'Lamplighter', team: 'townsfolk', ability: 'Lights {lamps}.', image: 'https://example.org/x.png' },
])

beforeEach(() => {
  newDevice()
  globalThis.location ??= { href: 'https://moonrise.test/#/' } as Location
})
afterEach(() => {
  useSetup().forget()
  closeGame()
})

const own = () => useShelf().list.filter(({ edition }) => !edition)

describe('the shelf of scripts', () => {
  it('holds our editions, and what was brought in, after a new start as well', async () => {
    const added = await useShelf().add(mixed)
    expect(added).toMatchObject({ ok: true, name: 'Mixed' })
    expect(useShelf().list.map(({ name }) => name)).toContain('Bad Moon Rising')
    const { newId } = { newId: own()[0]?.id }
    useShelf().$dispose()
    await useShelf().refresh()
    expect(own()).toMatchObject([{ id: newId, name: 'Mixed', author: 'Ana' }])
  })

  it('takes the same file once', async () => {
    const [one, two] = [await useShelf().add(mixed), await useShelf().add(mixed)]
    expect(own()).toHaveLength(1)
    expect(one).toEqual(two)
  })

  it('says in one sentence with its line what is wrong with a broken file, and keeps nothing', async () => {
    const broken = readFileSync('tests/scripts/files/s1-truncated.json', 'utf8')
    expect(await useShelf().add(broken)).toEqual({ ok: false, because: expect.stringMatching(/^Line \d+: .*\.$/) })
    expect(own()).toEqual([])
  })

  it('renames, copies, and deletes with undo', async () => {
    const added = await useShelf().add(mixed)
    const id = added.ok ? added.id : ''
    await useShelf().rename(id, 'Friday')
    const copy = await useShelf().copy(id)
    expect(
      own()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Friday', 'Friday (copy)'])
    await useShelf().remove(id)
    expect(own().map((one) => one.id)).toEqual([copy])
    useNotices().list.at(-1)?.action?.run()
    await expect.poll(() => own().length).toBe(2)
    expect((await useShelf().read(id))?.script.meta).toMatchObject({ odd: 1, bootlegger: ['No talking.'] })
  })

  it('gives a script away as a link that carries it, and as a code', async () => {
    const added = await useShelf().add(mixed)
    const found = await useShelf().read(added.ok ? added.id : '')
    const link = linkTo(found!.script)
    newDevice()
    expect(await bringInText(link)).toBeUndefined()
    expect((await useShelf().read(own()[0]!.id))?.script.characters).toEqual(
      found!.script.characters.map((one) => ({ ...one, written: expect.anything() })),
    )
    expect(qrCode('https://moonrise.test/#/script/c=imp.chef')?.length).toBeGreaterThan(20)
    expect(qrCode('x'.repeat(5000))).toBeUndefined()
  })

  it('knows an edition by its characters, whatever its title', async () => {
    const { characters } = await import('@/scripts/bad-moon-rising').then(({ badMoonRising }) => badMoonRising)
    const added = await useShelf().add(JSON.stringify([{ id: '_meta', name: 'My moon' }, ...characters]))
    expect(await useShelf().toPlay(added.ok ? added.id : '')).toMatchObject({ script: 'bad-moon-rising' })
  })

  it('keeps what was made with the builder', async () => {
    const id = await useShelf().keep(builtFile('Made', '', ['imp', 'chef'], [], {}))
    expect((await useShelf().read(id!))?.script.characters.map((one) => one.id)).toEqual(['imp', 'chef'])
    await useShelf().keep(builtFile('Made again', 'Bo', ['imp'], [], {}), id)
    expect(own()).toMatchObject([{ name: 'Made again', author: 'Bo' }])
  })
})

describe('a setup with a script of the shelf', () => {
  it('draws, deals and starts a game that brings the script along', async () => {
    const added = await useShelf().add(mixed)
    const setup = useSetup()
    await setup.useScript(added.ok ? added.id : '')
    expect(setup.kit.rules.script.name).toBe('Mixed')
    setup.change('', (draft) => addNames(draft, ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gil'])[0])
    setup.change('', (draft, kit) => drawRest(kit, draft)[0])
    expect(setup.faults).toEqual([])
    setup.change('', (draft) => dealRandom(draft, 'x'))
    const id = await startGame(setup.draft, setup.kit.rules, 'Friday', (seat) => `Seat ${seat}`)
    expect(useGame().script.name).toBe('Mixed')
    expect(useGame().grimoire.seats).toHaveLength(7)
    useGame().close()
    expect(await useGame().open(id)).toBe('open')
    expect(useGame().facts.rules.script.houseRules).toEqual(['No talking.'])
    await expect.poll(() => own()[0]?.playedAt).toBeGreaterThan(0)
  })

  it('takes back the choice of a script, and finds it again after a reload', async () => {
    const added = await useShelf().add(mixed)
    const setup = useSetup()
    await setup.useScript(added.ok ? added.id : '')
    const { script } = setup
    expect(await loadSetupScript()).toBe(true)
    expect(rulesWith('sheet', script).script.name).toBe('Mixed')
    setup.undo()
    expect(setup.script).toBe('bad-moon-rising')
  })
})

/** Checks whether this device trusts the computer: only then an image loads from the https address. */

/** @typedef {{ readonly computer: string, readonly secure: readonly string[] }} Here */

const PATIENCE = 5000
const AGAIN = 4000

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** The page holds the sentences, so that each language has a page. @param {'trusted' | 'notYet' | 'looking'} what */
const say = (what) => {
  part('state').textContent = part('state').dataset[what] ?? ''
}

/** @param {string} origin @returns {Promise<boolean>} */
const answers = (origin) =>
  new Promise((known) => {
    const picture = new Image()
    picture.onload = () => known(true)
    picture.onerror = () => known(false)
    setTimeout(() => known(false), PATIENCE)
    // A new address each time, because a browser may cache a failure.
    picture.src = `${origin}/tablet/probe.svg?${Date.now()}`
  })

/** The first in the list that this device trusts; the name comes before the numbers. @param {readonly string[]} origins */
async function trusted(origins) {
  const known = await Promise.all(origins.map(answers))
  return origins.find((_, at) => known[at])
}

/** @param {string} origin @param {Here} here */
function show(origin, here) {
  say('trusted')
  part('state').closest('section')?.classList.add('is-fine')
  const open = /** @type {HTMLAnchorElement} */ (part('open'))
  const there = /** @type {HTMLAnchorElement} */ (part('there'))
  open.href = `${origin}/`
  there.href = `${origin}/#/move`
  open.hidden = there.hidden = false
  part('check').hidden = true
  part('numbers').hidden = new URL(origin).hostname === `${here.computer}.local`
}

function openOwnWay() {
  const agent = navigator.userAgent
  const kind = /Android/.test(agent)
    ? 'android'
    : /iPad|iPhone/.test(agent) || (/Mac/.test(agent) && navigator.maxTouchPoints > 1)
      ? 'apple'
      : /Windows/.test(agent)
        ? 'windows'
        : /Mac/.test(agent)
          ? 'mac'
          : 'others'
  part(kind).setAttribute('open', '')
}

/** @param {Here} here */
function listAddresses(here) {
  part('addresses').replaceChildren(
    ...here.secure.map((origin) => {
      const line = document.createElement('li')
      const link = document.createElement('a')
      link.href = `${origin}/`
      link.textContent = `${origin}/`
      line.append(link)
      return line
    }),
  )
}

async function start() {
  openOwnWay()
  /** @type {Here} */
  const here = await (await fetch('/tablet/here.json')).json()
  listAddresses(here)
  let found = false
  let looking = false
  const look = async () => {
    if (found || looking || document.visibilityState !== 'visible') return
    looking = true
    const origin = await trusted(here.secure)
    looking = false
    found = origin !== undefined
    if (origin) show(origin, here)
    else say('notYet')
  }
  part('check').addEventListener('click', () => {
    say('looking')
    void look()
  })
  document.addEventListener('visibilitychange', () => void look())
  setInterval(() => void look(), AGAIN)
  await look()
}

void start()

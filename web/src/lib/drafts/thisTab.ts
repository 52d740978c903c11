import { readSession, writeSession } from '../stored.ts'

const prefix = 'parley.tab.'
/** A page that is loaded anew may come a moment before the one that it replaces has let go. */
const waitMs = 2000
let claimed: Promise<string> | undefined

/** The id of this tab: the same after a reload, another one in a tab that was made as a copy of it. */
export function thisTab(): Promise<string> {
  claimed ??= claim()
  return claimed
}

/** The ids of the tabs that are open; of none where the browser cannot tell. */
export async function openTabs(): Promise<string[]> {
  const held = (await findLocks()?.query())?.held ?? []
  return held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}

/** Does one thing after another, over all tabs. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = findLocks()
  return locks ? locks.request('parley.turn', work) : work()
}

async function claim(): Promise<string> {
  const known = readSession('tab')
  if (known !== null && (await hold(known))) return known
  const made = crypto.randomUUID()
  writeSession('tab', made)
  await hold(made)
  return made
}

/** Holds an id until the tab is closed; false where another tab goes on holding it. */
function hold(tab: string): Promise<boolean> {
  const locks = findLocks()
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const keep = () => {
      resolve(true)
      return new Promise<void>(() => {})
    }
    locks.request(prefix + tab, { signal: AbortSignal.timeout(waitMs) }, keep).catch(() => resolve(false))
  })
}

/** Browsers have locks on safe pages alone. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? (navigator.locks ?? undefined) : undefined
}

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type Blocker, type Location } from 'react-router-dom'

/** Called before a page is left. Returns true to keep the page; `leave` continues later. */
export type Guard = (next: Location, leave: () => void) => boolean

interface AllGuards {
  guards: Set<Guard>
  /** Asks all guards; true when one keeps the page. */
  ask: Guard
  /** Navigates without asking, because the guards have been asked. */
  pass: (go: () => void) => void
}

const GuardsContext = createContext<AllGuards | null>(null)

function createGuards(): AllGuards {
  const guards = new Set<Guard>()
  let isPassing = false
  return {
    guards,
    ask: (next, leave) => !isPassing && runEach([...guards], next, leave),
    pass(go) {
      isPassing = true
      go()
      isPassing = false
    },
  }
}

/** Asks one guard after another; `leave` of one asks the next. */
function runEach([guard, ...others]: Guard[], next: Location, leave: () => void): boolean {
  if (!guard) return false
  const runOthers = () => runEach(others, next, leave)
  const leaveAfterAll = () => {
    if (!runOthers()) leave()
  }
  return guard(next, leaveAfterAll) || runOthers()
}

/** Surrounds all pages: the router has only one blocker, but a page may have several guards. */
export function Guards({ children }: { children: ReactNode }) {
  const [all] = useState(createGuards)
  const latest = useRef<Blocker>(undefined)
  const leave = () => {
    if (latest.current?.state === 'blocked') latest.current.proceed()
  }
  const blocker = useBlocker(({ nextLocation }) => all.ask(nextLocation, leave))
  useEffect(() => {
    latest.current = blocker
  })
  return <GuardsContext value={all}>{children}</GuardsContext>
}

/** Asks a guard at every way out of the page. */
export function useGuard(guard: Guard): void {
  const guards = useContext(GuardsContext)?.guards
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    const latestGuard: Guard = (next, leave) => latest.current(next, leave)
    guards?.add(latestGuard)
    return () => {
      guards?.delete(latestGuard)
    }
  }, [guards])
}

/**
 * Returns the function for a way out that does more than change the URL: the guards are asked before any of
 * it.
 */
export function useLeaveFor(): (pathname: string, go: () => void) => void {
  const all = useContext(GuardsContext)
  return (pathname, go) => {
    if (!all) return go()
    const next = { pathname, search: '', hash: '', state: null, key: '' }
    const leave = () => all.pass(go)
    if (!all.ask(next, leave)) leave()
  }
}

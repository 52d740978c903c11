import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type Blocker, type Location } from 'react-router-dom'

/** Asked before a page is left. Who returns true keeps the page; `leave` goes on after all. */
export type Guard = (next: Location, leave: () => void) => boolean

interface AllGuards {
  guards: Set<Guard>
  /** Asks them; true where one keeps the page. */
  ask: Guard
  /** Goes without asking: they have been asked. */
  pass: (go: () => void) => void
}

const GuardsContext = createContext<AllGuards | null>(null)

function createGuards(): AllGuards {
  const guards = new Set<Guard>()
  let isPassing = false
  return {
    guards,
    ask: (next, leave) => !isPassing && askEach([...guards], next, leave),
    pass(go) {
      isPassing = true
      go()
      isPassing = false
    },
  }
}

/** One after another: whoever lets go after all hands on to the next. */
function askEach([guard, ...others]: Guard[], next: Location, leave: () => void): boolean {
  if (!guard) return false
  const askOthers = () => askEach(others, next, leave)
  const leaveAfterAll = () => {
    if (!askOthers()) leave()
  }
  return guard(next, leaveAfterAll) || askOthers()
}

/** Around all pages: the router knows one blocker, and a page may have several that want to be asked. */
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

/** Has every way out of the page pass by a guard. */
export function useGuard(guard: Guard): void {
  const guards = useContext(GuardsContext)?.guards
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    const asked: Guard = (next, leave) => latest.current(next, leave)
    guards?.add(asked)
    return () => {
      guards?.delete(asked)
    }
  }, [guards])
}

/** For a way out that does more than change the address: the guards are asked before any of it. */
export function useLeaveFor(): (pathname: string, go: () => void) => void {
  const all = useContext(GuardsContext)
  return (pathname, go) => {
    if (!all) return go()
    const next = { pathname, search: '', hash: '', state: null, key: '' }
    const leave = () => all.pass(go)
    if (!all.ask(next, leave)) leave()
  }
}

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type Blocker, type Location } from 'react-router-dom'

/** Asked before a page is left. Who returns true keeps the page; `leave` goes on after all. */
export type Guard = (next: Location, leave: () => void) => boolean

const GuardsContext = createContext<Set<Guard> | null>(null)

/** Around all pages: the router knows one blocker, and a page may have several that want to be asked. */
export function Guards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>())
  const latest = useRef<Blocker>(undefined)
  const leave = () => {
    if (latest.current?.state === 'blocked') latest.current.proceed()
  }
  const blocker = useBlocker(({ nextLocation }) => [...guards].some((guard) => guard(nextLocation, leave)))
  useEffect(() => {
    latest.current = blocker
  })
  return <GuardsContext value={guards}>{children}</GuardsContext>
}

/** Has every way out of the page pass by a guard. */
export function useGuard(guard: Guard): void {
  const guards = useContext(GuardsContext)
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

import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Router } from 'react-router-dom'
import { createGuardedHistory, type Guard } from './guardedHistory.ts'

const GuardContext = createContext<((guard: Guard) => () => void) | null>(null)

export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory)
  const [location, setLocation] = useState(history.location)
  // As a transition: the page before stays until the chunk of the next one is there.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setLocation(next))), [history])
  return (
    <GuardContext value={history.guard}>
      <Router location={location} navigator={history}>
        {children}
      </Router>
    </GuardContext>
  )
}

/** Has every way out of the page pass by a guard. */
export function useGuard(guard: Guard): void {
  const add = useContext(GuardContext)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => add?.((next, leave) => latest.current(next, leave)), [add])
}

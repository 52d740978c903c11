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
import { createGuardedHistory, type Guard, type GuardedHistory } from './guardedHistory.ts'

const GuardContext = createContext<GuardedHistory | null>(null)

export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory)
  const [location, setLocation] = useState(history.location)
  // As a transition: the page before stays until the chunk of the next one is there.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setLocation(next))), [history])
  return (
    <GuardContext value={history}>
      <Router location={location} navigator={history}>
        {children}
      </Router>
    </GuardContext>
  )
}

/** Has every way out of the page pass by a guard. */
export function useGuard(guard: Guard): void {
  const history = useContext(GuardContext)
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => history?.guard((next, leave) => latest.current(next, leave)), [history])
}

/** For a way out that does more than change the address: the guards are asked before any of it. */
export function useLeaveFor(): GuardedHistory['leaveFor'] {
  const history = useContext(GuardContext)
  return (to, go) => (history ? history.leaveFor(to, go) : go())
}

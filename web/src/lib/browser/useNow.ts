import { useEffect, useState } from 'react'

/**
 * Returns the time, updated every `stepMs` while `isNeeded`, because what is recent now will not be later.
 */
export function useNow(stepMs: number, isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    const update = () => setNow(Date.now())
    const first = setTimeout(update, 0)
    const timer = setInterval(update, stepMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [stepMs, isNeeded])
  return now
}

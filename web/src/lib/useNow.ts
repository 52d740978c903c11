import { useEffect, useState } from 'react'

/** The time, told anew every `stepMs` while somebody needs it: what is recent now is not for long. */
export function useNow(stepMs: number, isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    const tell = () => setNow(Date.now())
    const first = setTimeout(tell, 0)
    const timer = setInterval(tell, stepMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [stepMs, isNeeded])
  return now
}

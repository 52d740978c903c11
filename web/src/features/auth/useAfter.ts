import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since the page came. */
export function useAfter(ms: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPast
}

import { useEffect, useState } from 'react'

/** Returns whether this time has passed since the page was rendered, in milliseconds. */
export function useAfter(ms: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPast
}

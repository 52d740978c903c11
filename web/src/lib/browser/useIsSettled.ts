import { useEffect, useState } from 'react'

/**
 * Returns whether a promise has resolved.
 * Unlike a boundary's fallback, the content until then can be replaced at once: React reveals nothing within
 * 300 ms of a fallback.
 */
export function useIsSettled(arrival: Promise<unknown>): boolean {
  const [settled, setSettled] = useState<Promise<unknown>>()
  useEffect(() => {
    const settle = () => setSettled(arrival)
    arrival.then(settle, settle)
  }, [arrival])
  return settled === arrival
}

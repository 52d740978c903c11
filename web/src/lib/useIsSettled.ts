import { useEffect, useState } from 'react'

/**
 * Whether something has come. Other than a boundary's fallback, what is shown until then can be followed at
 * once: React reveals nothing within 300 ms of a fallback.
 */
export function useIsSettled(arrival: Promise<unknown>): boolean {
  const [settled, setSettled] = useState<Promise<unknown>>()
  useEffect(() => {
    const settle = () => setSettled(arrival)
    arrival.then(settle, settle)
  }, [arrival])
  return settled === arrival
}

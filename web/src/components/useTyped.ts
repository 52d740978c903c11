import { useState } from 'react'

interface TypedOver<T> {
  typed: Partial<T>
  type: (next: Partial<T>) => void
  /** Forgets what was saved; what was changed while the save was under way stays. */
  forget: (saved: Partial<T>) => void
}

/** What somebody has typed over what is stored. */
export function useTyped<T extends object>(): TypedOver<T> {
  const [typed, setTyped] = useState<Partial<T>>({})
  return {
    typed,
    type: (next) => setTyped((now) => ({ ...now, ...next })),
    forget: (saved) =>
      setTyped((now) => {
        const left = { ...now }
        for (const key in saved) if (left[key] === saved[key]) delete left[key]
        return left
      }),
  }
}

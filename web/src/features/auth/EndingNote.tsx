import { useEffect, useState } from 'react'
import { readEnding } from '../../lib/stored.ts'

/** Why the last session was ended, if we ended it; comes after the page, so that it is announced. */
export function EndingNote() {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => setReason(readEnding()), [])
  return (
    <p role="alert" className="auth-note auth-ending">
      {reason}
    </p>
  )
}

import { useState } from 'react'
import { readEnding } from '../../../lib/browser/stored.ts'
import { useAfter } from '../useAfter.ts'

/** The reason why the platform ended the last session; rendered after the page, so that it is announced. */
export function EndingNote() {
  const [reason] = useState(readEnding)
  const isSaid = useAfter(0)
  return (
    <p role="alert" className="auth-note auth-ending">
      {isSaid && reason}
    </p>
  )
}

import { useState } from 'react'
import { takeFlash } from '../../lib/stored.ts'
import { useAfter } from './useAfter.ts'

/** What the page before has left to be said, for a while. */
export function Flash() {
  const [flash] = useState(takeFlash)
  // Screen readers say what comes into a page, not what it begins with.
  const isSaid = useAfter(0)
  const isOver = useAfter(4500)
  return (
    <output className="auth-flash-area">
      {isSaid && !isOver && flash && <span className="auth-flash">{flash}</span>}
    </output>
  )
}

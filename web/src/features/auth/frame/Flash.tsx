import { useState } from 'react'
import { consumeFlash } from '../../../lib/browser/stored.ts'
import { useAfter } from '../useAfter.ts'

/** A message from the previous page, for a while. */
export function Flash() {
  const [flash] = useState(consumeFlash)
  // Screen readers announce what is added to a page, not its initial content.
  const isSaid = useAfter(0)
  const isOver = useAfter(4500)
  return (
    <output className="auth-flash-area">
      {isSaid && !isOver && flash && <span className="auth-flash">{flash}</span>}
    </output>
  )
}

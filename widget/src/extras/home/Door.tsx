import type { ComponentChildren } from 'preact'
import { Glyph } from '../Glyph.tsx'

interface DoorProps {
  icon: string
  onOpen: () => void
  children: ComponentChildren
}

/** One way on from the home, in a row of its own. */
export function Door({ icon, onOpen, children }: DoorProps) {
  return (
    <button onClick={onOpen}>
      <span class="face" aria-hidden="true">
        <Glyph path={icon} />
      </span>
      {children}
    </button>
  )
}

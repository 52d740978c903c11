import type { ComponentChildren } from 'preact'
import { Glyph } from '../Glyph.tsx'

interface ContactRowProps {
  icon: string
  onOpen: () => void
  children: ComponentChildren
}

/** Renders a row of the home that leads to another screen. */
export function ContactRow({ icon, onOpen, children }: ContactRowProps) {
  return (
    <button onClick={onOpen}>
      <span class="face" aria-hidden="true">
        <Glyph path={icon} />
      </span>
      {children}
    </button>
  )
}

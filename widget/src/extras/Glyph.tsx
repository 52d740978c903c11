interface GlyphProps {
  /** In a square of 24. */
  path: string
}

/** Renders an icon of the extras as one line. */
export function Glyph({ path }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class="glyph">
      <path d={path} />
    </svg>
  )
}

export const closePath = 'M7 7l10 10M17 7L7 17'

import { Glyph } from '../Glyph.tsx'

interface ScreenTitleProps {
  title: string
  back: string
  onBack: () => void
}

/** Renders the title of a screen, with a button back to the chat. */
export function ScreenTitle({ title, back, onBack }: ScreenTitleProps) {
  return (
    <div class="title">
      <button aria-label={back} onClick={onBack}>
        <Glyph path="M15 5l-7 7 7 7" />
      </button>
      <h3>{title}</h3>
    </div>
  )
}

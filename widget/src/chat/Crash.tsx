import { Icon } from './Icon.tsx'
import type { Texts } from './texts.ts'

interface CrashProps {
  texts: Texts
  /** Whose panel it is, where that is known. */
  title: string | undefined
  onRetry: () => void
  onClose: () => void
}

/** Stands in for a panel that could not be drawn. */
export function Crash({ texts, title, onRetry, onClose }: CrashProps) {
  return (
    <>
      <header class="quiet">
        <div>
          <h2>{title}</h2>
        </div>
        <button class="close" aria-label={texts.closeChat} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="crash" role="alert">
        <p>{texts.crashed}</p>
        <button class="pill" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      </div>
    </>
  )
}

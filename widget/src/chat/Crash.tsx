import type { Texts } from './texts.ts'

interface CrashProps {
  texts: Texts
  onRetry: () => void
  onClose: () => void
}

/** Stands in for a panel that could not be drawn. */
export function Crash({ texts, onRetry, onClose }: CrashProps) {
  return (
    <div class="crash" role="alert">
      <p>{texts.crashed}</p>
      <button class="pill" onClick={onRetry}>
        {texts.tryAgain}
      </button>
      <button class="close" onClick={onClose}>
        {texts.closeChat}
      </button>
    </div>
  )
}

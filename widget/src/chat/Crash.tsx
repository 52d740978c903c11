/** @jsxImportSource @parley/widget */
import { texts } from './texts.ts'

interface CrashProps {
  onRetry: () => void
}

/** Stands in for a panel that could not be drawn. */
export function Crash({ onRetry }: CrashProps) {
  return (
    <div class="crash" role="alert">
      <p>{texts.crashed}</p>
      <button class="pill" onClick={onRetry}>{texts.tryAgain}</button>
    </div>
  )
}

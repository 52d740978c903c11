import type { SubmitEvent } from 'react'

/**
 * Stops a submit event: a dialog that is opened from a form is outside it on the screen, but not for React.
 */
export function stopHere(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.stopPropagation()
}

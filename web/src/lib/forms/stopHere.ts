import type { SubmitEvent } from 'react'

/** A dialog opened from a form is outside of it on the screen, but not for React. */
export function stopHere(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.stopPropagation()
}

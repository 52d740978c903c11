import type { MountPoint } from './Chat.ts'
import { dialogs } from './watchFocus.ts'

const refusals = { preventDefault() {}, stopPropagation() {}, stopImmediatePropagation() {} }

/**
 * Keeps the page from noticing the focus in the widget, and from refusing clicks on it: dialogs of many pages
 * return the focus to themselves, and permit no click outside.
 */
export function avoidFocusTraps({ host, root }: MountPoint, signal: AbortSignal): void {
  const first = { capture: true, signal }
  const isTrapped = ({ type, target, relatedTarget, key }: Partial<FocusEvent & KeyboardEvent>) =>
    target === host
      ? type !== 'keydown' || key === 'Tab'
      : type === 'focusout' && relatedTarget === host && target instanceof Element && target.closest(dialogs)
  for (const type of ['focus', 'focusin', 'focusout', 'keydown'])
    addEventListener(type, (event) => isTrapped(event) && event.stopImmediatePropagation(), first)
  for (const type of ['click', 'mousedown', 'touchstart']) {
    addEventListener(type, (event) => event.target === host && Object.assign(event, refusals), first)
    // From here on, the event is the widget's own.
    root.addEventListener(
      type,
      (event) => Object.keys(refusals).forEach((name) => Reflect.deleteProperty(event, name)),
      first,
    )
  }
}

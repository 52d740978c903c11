import type { MouseEvent } from 'react'

/** Follows a link between the pages before a workspace without a reload, and keeps the typed email. */
export function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  history.pushState(document.querySelector('input')?.value, '', event.currentTarget.href)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

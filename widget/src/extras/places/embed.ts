import type { MountPoint } from '../../chat/Chat.ts'

/** Moves the widget into the element that the page names, or to the place of its script. */
export function embed({ host, script }: MountPoint): void {
  const container = findTarget(script)
  // An element of the page is not in the top layer.
  host.popover = null
  if (container) container.append(host)
  else if (document.body.contains(script)) script.after(host)
}

/**
 * Moves a widget that was removed with its place into the element that the page names, as soon as there is
 * one. Without a name the page runs the script again at the new place.
 */
export function embedAgain({ host, script }: MountPoint, onDone: () => void, signal: AbortSignal): void {
  if (host.isConnected || !script.dataset.target) return
  const watching = new MutationObserver(follow)
  signal.addEventListener('abort', () => watching.disconnect())
  watching.observe(document, { childList: true, subtree: true })
  follow()

  function follow(): void {
    const container = findTarget(script)
    if (!container) return
    watching.disconnect()
    container.append(host)
    onDone()
  }
}

function findTarget({ dataset: { target } }: HTMLScriptElement): Element | null {
  return target ? document.querySelector(target) : null
}

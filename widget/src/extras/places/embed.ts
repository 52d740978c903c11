import type { MountPoint } from '../../chat/Chat.ts'

/** Moves the widget into the element that the page names, or to the place of its script. */
export function embed({ host, script }: MountPoint): void {
  const { target } = script.dataset
  const container = target ? document.querySelector(target) : undefined
  // An element of the page is not in the top layer.
  host.popover = null
  if (container) container.append(host)
  else if (document.body.contains(script)) script.after(host)
}

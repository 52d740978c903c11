import type { MountPoint } from '../../chat/Chat.ts'

/** Puts the widget into the element that the page names, or where its script stands. */
export function embed({ host, script }: MountPoint): void {
  const { target } = script.dataset
  const container = target ? document.querySelector(target) : undefined
  // What is part of the page has no place in the top layer.
  host.popover = null
  if (container) container.append(host)
  else if (document.body.contains(script)) script.after(host)
}

import type { Kit } from '../createKit.ts'

/** A visitor without any activity for this long is considered gone. */
const recentMs = 600_000

/** Watches whether the visitor is active: they entered the panel, wrote, or got an answer lately. */
export function watchActivity({ chat, on, listen }: Kit, onActive: () => void): () => boolean {
  const { section, mount } = chat
  let activeAt = 0
  const note = () => {
    activeAt = Date.now()
    onActive()
  }
  // A panel that opens by itself leaves the focus to the page, so it does not count as activity.
  // On a page with a focus trap, the panel is not told of its focus.
  for (const type of ['focusin', 'click', 'keydown']) listen(section, type, note)
  if (section.contains(mount.root.activeElement)) activeAt = Date.now()
  for (const name of ['message', 'answer']) on(name, note)
  return () => Date.now() - activeAt < recentMs
}

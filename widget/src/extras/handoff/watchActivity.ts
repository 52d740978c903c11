import type { Kit } from '../createKit.ts'

/** Who has neither done nor heard anything for so long is taken to have gone. */
const recentMs = 600_000

/**
 * Tells whether somebody is at the conversation on this page: he came into the panel, wrote, or was answered
 * lately.
 */
export function watchActivity({ chat, on, listen }: Kit, onActive: () => void): () => boolean {
  const { section, place } = chat
  let activeAt = 0
  const note = () => {
    activeAt = Date.now()
    onActive()
  }
  // A panel that opens by itself leaves the focus to the page: nobody has come yet.
  listen(section, 'focusin', note)
  if (section.contains(place.root.activeElement)) activeAt = Date.now()
  for (const name of ['message', 'answer']) on(name, note)
  return () => Date.now() - activeAt < recentMs
}

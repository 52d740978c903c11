import { consumeFlash } from '../../src/lib/browser/stored.ts'

const shownMs = 4_500

/** Shows the message of the page before, for a while. */
export function showFlash(): void {
  const text = consumeFlash()
  if (!text) return
  const area = document.createElement('output')
  area.className = 'flash'
  document.body.append(area)
  // Screen readers announce what is added to a region, not its first content.
  setTimeout(() => (area.textContent = text))
  setTimeout(() => area.remove(), shownMs)
}

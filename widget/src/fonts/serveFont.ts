import { fontFiles, fontStack, servedName } from '@parley/functions/shared/fonts'
import type { Dress } from '../chat/applyTheme.ts'

const folder = new URL(/* @vite-ignore */ '../fonts/', import.meta.url)
const served = new WeakMap<AbortSignal, string>()

/**
 * Lets the panel use a font from beside this script wherever neither the page nor the visitor's device has
 * it; the browser fetches a file when the first character of its range is shown. Ends with the signal.
 */
export function serveFont(family: string, dress: Dress, signal: AbortSignal): void {
  if (served.get(signal) === family) return
  served.set(signal, family)
  for (const { file, unicodeRange } of fontFiles(family)) {
    const source = `url("${new URL(file, folder).href}")`
    const face = new FontFace(servedName(family), source, {
      unicodeRange,
      weight: '100 1000',
      display: 'swap',
    })
    document.fonts.add(face)
    signal.addEventListener('abort', () => document.fonts.delete(face))
  }
  dress({ font: `--font:${fontStack(family)}` })
}

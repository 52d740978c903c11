import { fontFiles, fontStack, servedName } from '@parley/functions/shared/brand/fonts'
import type { ApplyStyles } from '../chat/ApplyStyles.ts'

const folder = new URL(/* @vite-ignore */ '../fonts/', import.meta.url)
const served = new WeakMap<ApplyStyles, string>()

/**
 * Loads a font from beside this script if neither the page nor the device has it. The browser loads a file
 * when the first character of its range is shown. Ends with the signal.
 */
export function serveFont(family: string, style: ApplyStyles, signal: AbortSignal): void {
  if (served.get(style) === family) return
  served.set(style, family)
  for (const { file, unicodeRange } of fontFiles(family)) {
    const source = `url("${new URL(file, folder).href}")`
    const face = new FontFace(servedName(family), source, {
      unicodeRange,
      weight: '100 1000',
      // A font that loads late would change the text while it is read, so the fallback stays.
      display: 'fallback',
    })
    document.fonts.add(face)
    signal.addEventListener('abort', () => document.fonts.delete(face))
  }
  style({ font: `--font:${fontStack(family)}` })
}

/** Resolves once the text can be rendered in a font, wherever the font comes from. */
export async function loadFont(family: string, words: string): Promise<void> {
  await document.fonts.load(`1em ${fontStack(family)}`, words)
}

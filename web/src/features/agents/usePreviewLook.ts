import type { Agent } from '@parley/functions/shared/agent'
import { fontFiles, fontStack, servedName } from '@parley/functions/shared/fonts'
import { useEffect, type CSSProperties } from 'react'
import { useColorScheme } from '../../lib/colorScheme.ts'
import { contrastOf, readableOn } from '@parley/functions/shared/readableOn'

/** The same as in the widget's `panel.css` and `applyTheme.ts`. */
const looks = {
  light: { '--p-paper': '#ffffff', '--p-ink': '#1c1b19' },
  dark: { '--p-paper': '#1a1917', '--p-ink': '#f2efea' },
} as const

/** The widget's colours and font as the style of what draws it; the font comes from beside the widget. */
export function usePreviewLook({
  themeType,
  primaryColor,
  fontFamily,
}: Pick<Agent, 'themeType' | 'primaryColor' | 'fontFamily'>): CSSProperties {
  const own = useColorScheme()
  useEffect(() => {
    const faces = fontFiles(fontFamily).map(
      ({ file, unicodeRange }) =>
        new FontFace(servedName(fontFamily), `url(/widget/fonts/${file})`, {
          unicodeRange,
          weight: '100 1000',
        }),
    )
    for (const face of faces) document.fonts.add(face)
    return () => faces.forEach((face) => document.fonts.delete(face))
  }, [fontFamily])
  const look = looks[themeType === 'auto' ? own : themeType]
  const accent = /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : '#3a5bd9'
  const isReadable = contrastOf(accent, look['--p-paper']) >= 4.5
  return {
    ...look,
    '--p-accent': accent,
    '--p-on': readableOn(accent),
    '--p-link': isReadable ? accent : look['--p-ink'],
    '--p-font': `${fontStack(fontFamily)}, system-ui, sans-serif`,
  }
}

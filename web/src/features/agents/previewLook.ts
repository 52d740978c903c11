import type { Agent } from '@parley/functions/shared/agent'
import type { CSSProperties } from 'react'
import { contrastOf, readableOn } from '../../lib/readableOn.ts'

/** The same as in the widget's `panel.css` and `applyTheme.ts`. */
const looks = {
  light: { '--p-paper': '#ffffff', '--p-ink': '#1c1b19' },
  dark: { '--p-paper': '#1a1917', '--p-ink': '#f2efea' },
} as const

/** The widget's colours and font as the style of what draws it. */
export function previewLook(
  { themeType, primaryColor, fontFamily }: Pick<Agent, 'themeType' | 'primaryColor' | 'fontFamily'>,
  own: 'light' | 'dark',
): CSSProperties {
  const look = looks[themeType === 'auto' ? own : themeType]
  const accent = /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : '#3a5bd9'
  const isReadable = contrastOf(accent, look['--p-paper']) >= 4.5
  return {
    ...look,
    '--p-accent': accent,
    '--p-on': readableOn(accent),
    '--p-link': isReadable ? accent : look['--p-ink'],
    '--p-font': `${JSON.stringify(fontFamily)}, system-ui, sans-serif`,
  }
}

import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { textOn } from '../contrast.ts'
import { serveFont } from '../fonts/serveFont.ts'

/** Sets a page's colour, a shade with readable text, and font to those of its agent. */
export function applyAgentTheme({ primaryColor, fontFamily }: WidgetConfig): void {
  const { style } = document.documentElement
  const ink = textOn(primaryColor)
  const shade = ink === '#fff' ? '#000' : '#fff'
  style.setProperty('--accent', primaryColor)
  style.setProperty('--ink', ink)
  style.setProperty('--soft', ink)
  style.setProperty('--paper', `color-mix(in srgb, ${primaryColor} 84%, ${shade})`)
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const applyFont = ({ font = '' }) => sheet.replaceSync(`:root{${font}}`)
  if (fontFamily) serveFont(fontFamily, applyFont, new AbortController().signal)
}

import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { textOn } from '../contrast.ts'
import { serveFont } from '../fonts/serveFont.ts'

/** Gives a page its agent's colour, a shade of it that its words stand out from, and its font. */
export function dressPage({ primaryColor, fontFamily }: WidgetConfig): void {
  const { style } = document.documentElement
  const ink = textOn(primaryColor)
  const shade = ink === '#fff' ? '#000' : '#fff'
  style.setProperty('--accent', primaryColor)
  style.setProperty('--ink', ink)
  style.setProperty('--soft', ink)
  style.setProperty('--paper', `color-mix(in srgb, ${primaryColor} 84%, ${shade})`)
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const dress = ({ font = '' }) => sheet.replaceSync(`:root{${font}}`)
  if (fontFamily) serveFont(fontFamily, dress, new AbortController().signal)
}

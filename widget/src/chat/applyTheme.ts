import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { contrast, textOn } from '../contrast.ts'
import type { Place } from './mountPanel.tsx'

/** Background of the light and the dark panel; `panel.css` has the same. */
const paper = { light: '#ffffff', dark: '#1a1917' }

/** Dresses launcher and panel as the agent's owner chose. Values go through the CSSOM, where they stay values. */
export function applyTheme({ host, sheet }: Place, { primaryColor, themeType, fontFamily, placement }: WidgetConfig): void {
  const isDark = themeType === 'dark' || (themeType === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  // An accent that is hard to read as writing stays a colour of areas.
  const isReadable = contrast(primaryColor, isDark ? paper.dark : paper.light) >= 4.5
  host.toggleAttribute('data-dark', isDark)
  host.toggleAttribute('data-left', placement === 'bottom-left')
  setProperty(sheet, '--accent', primaryColor)
  setProperty(sheet, '--on-accent', textOn(primaryColor))
  setProperty(sheet, '--link', isReadable ? primaryColor : '')
  setProperty(sheet, '--font', JSON.stringify(fontFamily))
}

/** Sets a property of the widget's host; nothing removes it. */
export function setProperty(sheet: CSSStyleSheet, name: string, value: string): void {
  const [rule] = sheet.cssRules
  if (rule instanceof CSSStyleRule) rule.style.setProperty(name, value)
}

import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { isReadable, textOn } from '../contrast.ts'
import type { Place } from './Chat.ts'

/** Background of the light and the dark panel; `panel.css` has the same. */
const paper = { light: '#ffffff', dark: '#1a1917' }

/** Dresses launcher and panel as the agent's owner chose. Values go through the CSSOM, where they stay values. */
export function applyTheme({ host, sheet, script }: Place, { primaryColor, themeType, fontFamily, placement }: WidgetConfig): void {
  const isDark = themeType === 'dark' || (themeType === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  host.toggleAttribute('data-dark', isDark)
  host.dataset.placement = script.dataset.placement ?? placement
  setProperty(sheet, '--accent', primaryColor)
  setProperty(sheet, '--on-accent', textOn(primaryColor))
  // An accent that is hard to read as writing stays a colour of areas.
  setProperty(sheet, '--link', isReadable(primaryColor, isDark ? paper.dark : paper.light) ? primaryColor : '')
  setProperty(sheet, '--font', JSON.stringify(fontFamily))
}

/** Sets a property of the widget's host; nothing removes it. */
export function setProperty(sheet: CSSStyleSheet, name: string, value: string): void {
  const [rule] = sheet.cssRules
  if (rule instanceof CSSStyleRule) rule.style.setProperty(name, value)
}

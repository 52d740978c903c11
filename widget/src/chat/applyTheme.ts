import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { isReadable, textOn } from '../contrast.ts'
import type { MountPoint } from './Chat.ts'
import type { ApplyStyles } from './ApplyStyles.ts'

/**
 * Applies the agent's theme to launcher and panel. With a signal, which ends it, also loads the font if the
 * page does not have it.
 */
export function applyTheme(
  { host, script }: MountPoint,
  { primaryColor, themeType, fontFamily, placement }: WidgetConfig,
  style: ApplyStyles,
  signal: AbortSignal | false,
): void {
  const isDark =
    themeType === 'dark' || (themeType === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  host.toggleAttribute('data-dark', isDark)
  host.dataset.placement = script.dataset.placement ?? placement
  // An accent colour with too little contrast is not used for text. The backgrounds are those of `panel.css`;
  // in the dark that of an answer, which is lighter than the panel.
  const link = isReadable(primaryColor, isDark ? '#2f2d2a' : '#ffffff') ? `--link:${primaryColor};` : ''
  style({
    theme: `${link}--accent:${primaryColor};--on-accent:${textOn(primaryColor)};--font:${JSON.stringify(fontFamily)}`,
  })
  if (signal && fontFamily)
    void import('../fonts/serveFont.ts')
      .then((module) => module.serveFont(fontFamily, style, signal))
      .catch(() => undefined)
}

/**
 * Replaces the whole sheet at each change: to change one rule, a browser loads its objects for all of CSS.
 */
export function startStyling(sheet: CSSStyleSheet): ApplyStyles {
  const all = {}
  return (parts) => sheet.replaceSync(`:host{${Object.values(Object.assign(all, parts)).join(';')}}`)
}

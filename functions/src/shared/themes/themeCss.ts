import type { AgentTheme, ThemeType } from './agentTheme.ts'
import { themeColours } from './themeColours.ts'

const panels = { light: 'dialog', dark: ':host([data-dark]) dialog' } as const
/** The head of a conversation, unless a screen with a title of its own replaces it. */
const head = '.quiet:not(:has(~ .screen .title))'
const accented = `${head},.home,.visitor>div,.go:not(:disabled),:host>button`

/**
 * Returns the style sheet that shows a theme in the widget. It contains only parsed colours and the widget's
 * own selectors.
 */
export function themeCss(theme: AgentTheme): string {
  const { usage } = theme
  return [
    panelCss(theme, 'light'),
    panelCss(theme, 'dark'),
    usage === 'plain'
      ? ''
      : `${head}{--head:var(--accent);--soft:var(--on-accent);--link:var(--on-accent);color:var(--on-accent)}` +
        `${head} .face{background:var(--on-accent);color:var(--accent)}`,
    usage === 'gradient'
      ? `${accented}{background-image:linear-gradient(135deg,var(--accent),${themeColours(theme, 'light').end})}`
      : '',
  ].join('')
}

function panelCss(theme: AgentTheme, scheme: ThemeType): string {
  const { paper, ink, tint, link } = themeColours(theme, scheme)
  const surfaces = theme.usage === 'colorful' ? `--paper:${paper};--ink:${ink};--tint:${tint};` : ''
  return `${panels[scheme]}{${surfaces}--link:${link}}`
}

import { readableOn } from '../brand/readableOn.ts'
import type { AgentTheme, ThemeType } from './agentTheme.ts'
import { mixColours } from './hsl.ts'

/** The panel's own background and text, as in the widget's `panel.css`. */
const own = {
  light: { paper: '#ffffff', ink: '#1c1b19', tint: '#f4f4f3' },
  dark: { paper: '#1a1917', ink: '#f2efea', tint: '#2f2d2a' },
} as const

/** The share of text in the colour of small text, as in `panel.css`. */
const softShare = 0.64

/** Indexes of palette colours by their use, in panels of each scheme. */
export const roles = {
  light: { ink: 8, tint: 0, link: 6 },
  dark: { ink: 0, tint: 7, link: 2, paper: 8 },
} as const
/** The end of a gradient under white text, and under black text. */
const gradientEnds = { '#ffffff': 7, '#000000': 3 } as const

/** The colours of the panel in one scheme, as `#rrggbb`. */
export interface ThemeColours {
  paper: string
  ink: string
  /** The agent's bubbles. */
  tint: string
  link: string
  soft: string
  accent: string
  onAccent: string
  /** The end of the gradient that begins with the accent. */
  end: string
}

/** Returns the index of the palette colour at the end of a theme's gradient. */
export function gradientEnd(primary: string): number {
  return gradientEnds[readableOn(primary)]
}

/** Returns the colours with which a theme shows the panel in a scheme. */
export function themeColours({ primary, palette, usage }: AgentTheme, scheme: ThemeType): ThemeColours {
  const at = (index: number) => palette[index] ?? primary
  const surfaces =
    usage === 'colorful'
      ? {
          paper: scheme === 'dark' ? at(roles.dark.paper) : own.light.paper,
          ink: at(roles[scheme].ink),
          tint: at(roles[scheme].tint),
        }
      : own[scheme]
  return {
    ...surfaces,
    link: at(roles[scheme].link),
    soft: mixColours(surfaces.ink, softShare, surfaces.paper),
    accent: primary,
    onAccent: readableOn(primary),
    end: at(gradientEnd(primary)),
  }
}

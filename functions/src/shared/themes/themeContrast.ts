import { contrastOf, readableOn } from '../brand/readableOn.ts'
import type { AgentTheme, ThemeType } from './agentTheme.ts'
import { hslToHex, toHsl } from './hsl.ts'
import { gradientEnd, roles, themeColours, type ThemeColours } from './themeColours.ts'

/** The pairs of colours that must have a contrast. */
export const contrastKinds = ['message', 'small', 'link', 'accent', 'gradient'] as const
export type ContrastKind = (typeof contrastKinds)[number]

/** The lowest contrast of text, and of a surface that is no text, in WCAG 2 AA. */
const textContrast = 4.5
const surfaceContrast = 3

/** The contrast of one pair in one scheme. */
export interface ContrastCheck {
  kind: ContrastKind
  scheme: ThemeType
  /** `#rrggbb` of the text or surface, and of its background. */
  front: string
  back: string
  ratio: number
  /** The lowest allowed ratio. */
  min: number
  isEnough: boolean
}

/** Measures the contrast of all pairs that a theme shows in the given schemes. */
export function checkContrast(theme: AgentTheme, schemes: readonly ThemeType[]): ContrastCheck[] {
  return (
    contrastKinds
      .filter((kind) => kind !== 'gradient' || theme.usage === 'gradient')
      // A gradient is the same in all schemes.
      .flatMap((kind) =>
        (kind === 'gradient' ? schemes.slice(0, 1) : schemes).map((scheme) => checkPair(theme, kind, scheme)),
      )
  )
}

/** Returns the theme with enough contrast: the nearest lightness of each colour that has too little. */
export function correctContrast(theme: AgentTheme, schemes: readonly ThemeType[]): AgentTheme {
  let corrected = theme
  for (const { kind, scheme, index } of stepsFor(schemes)) {
    if (checkPair(corrected, kind, scheme).isEnough) continue
    corrected =
      index === undefined ? movePrimary(corrected, schemes) : moveShade(corrected, kind, scheme, index)
  }
  return moveEnd(corrected)
}

interface Step {
  kind: ContrastKind
  scheme: ThemeType
  /** The palette colour to move; the primary colour if missing. */
  index?: number
}

/** Returns the steps of a correction, in an order in which no step undoes an earlier one. */
function stepsFor(schemes: readonly ThemeType[]): Step[] {
  return [
    ...schemes.map((scheme): Step => ({ kind: 'small', scheme, index: roles[scheme].ink })),
    ...(schemes.includes('dark')
      ? [{ kind: 'small', scheme: 'dark', index: roles.dark.paper } as const]
      : []),
    ...schemes.map((scheme): Step => ({ kind: 'message', scheme, index: roles[scheme].tint })),
    ...schemes.map((scheme): Step => ({ kind: 'link', scheme, index: roles[scheme].link })),
    ...schemes.map((scheme): Step => ({ kind: 'accent', scheme })),
  ]
}

function checkPair(theme: AgentTheme, kind: ContrastKind, scheme: ThemeType): ContrastCheck {
  const [front, back] = pairOf(themeColours(theme, scheme), kind)
  const min = kind === 'accent' ? surfaceContrast : textContrast
  const ratio = contrastOf(front, back)
  return { kind, scheme, front, back, ratio, min, isEnough: ratio >= min }
}

function pairOf(colours: ThemeColours, kind: ContrastKind): [string, string] {
  switch (kind) {
    case 'accent':
      return [colours.accent, colours.paper]
    case 'gradient':
      return [colours.onAccent, colours.end]
    case 'message':
      return [colours.ink, colours.tint]
    case 'small':
      return [colours.soft, colours.paper]
    case 'link':
      return [colours.link, colours.tint]
    default:
      return kind satisfies never
  }
}

/** Moves the primary colour until it is visible in all schemes. */
function movePrimary(theme: AgentTheme, schemes: readonly ThemeType[]): AgentTheme {
  const candidates = byDistance(theme.primary).map((primary) => ({ ...theme, primary }))
  return (
    candidates.find((each) => schemes.every((scheme) => checkPair(each, 'accent', scheme).isEnough)) ?? theme
  )
}

/** Moves a palette colour until a pair has enough contrast, or else to the end that is nearest to it. */
function moveShade(theme: AgentTheme, kind: ContrastKind, scheme: ThemeType, index: number): AgentTheme {
  const change = (colour: string) => ({ ...theme, palette: theme.palette.with(index, colour) })
  const candidates = byDistance(theme.palette[index] ?? theme.primary).map(change)
  return (
    candidates.find((each) => checkPair(each, kind, scheme).isEnough) ??
    change(readableOn(checkPair(theme, kind, scheme).back))
  )
}

/** Moves the end of the gradient until the text on the accent colour is readable there too. */
function moveEnd(theme: AgentTheme): AgentTheme {
  const isGradient = theme.usage === 'gradient' && !checkPair(theme, 'gradient', 'light').isEnough
  return isGradient ? moveShade(theme, 'gradient', 'light', gradientEnd(theme.primary)) : theme
}

/** Returns a colour in every lightness, those nearest to its own first. */
function byDistance(colour: string): string[] {
  const own = toHsl(colour)
  return Array.from({ length: 101 }, (_, lightness) => lightness)
    .toSorted((one, other) => Math.abs(one - own.lightness) - Math.abs(other - own.lightness))
    .map((lightness) => hslToHex({ ...own, lightness }))
}

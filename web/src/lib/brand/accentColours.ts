import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { neutral, type Scheme, type Tint } from './neutrals.ts'
import { bisect, toHex, toOklch, type Oklch } from './oklch.ts'

/**
 * The colours that are derived from a primary colour for one scheme, as `#rrggbb`. They fulfil WCAG 2 AA for
 * every primary colour.
 */
export interface AccentColours {
  /** Fills of buttons and the like; `hover` is used under the pointer. */
  fill: string
  hover: string
  /** The end of a gradient that begins with the fill. */
  end: string
  /** Text on all three. */
  onFill: string
  /** Around a fill whose edge would be invisible; otherwise transparent. */
  edge: string
  /** Text on paper, surface, sunken and wash. */
  ink: string
  /** A pale background behind text. */
  wash: string
  /** Borders and marks on the same backgrounds. */
  line: string
}

const readable = 4.5
const visible = 3
/** The minimum lightness of fills in the dark scheme, as far as white is readable on them. */
const darkFill = 0.54
const darkInk = 0.79
const hoverStep = 0.06
const endStep = 0.14

/** Returns the colours of one scheme that are derived from a brand's primary colour. */
export function accentColours(
  primary: string,
  neutralHue: number,
  scheme: Scheme,
  tint?: Tint,
): AccentColours {
  const own = toOklch(primary)
  const grounds = (['paper', 'surface', 'sunken'] as const).map((name) =>
    neutral(scheme, name, neutralHue, tint),
  )
  const onFill = textOn(primary, neutral('light', 'ink', neutralHue))
  const fill = scheme === 'dark' ? liftedFill(own, primary, onFill) : primary
  const wash = toHex(
    scheme === 'light'
      ? { ...own, lightness: 0.955, chroma: own.chroma * 0.14 }
      : { ...own, lightness: 0.29, chroma: own.chroma * 0.4 },
  )
  const all = [...grounds, wash]
  const start =
    scheme === 'light'
      ? { ...own, lightness: own.lightness - 0.02 }
      : { ...own, lightness: Math.max(own.lightness, darkInk), chroma: own.chroma * 0.7 }
  const line = awayFrom(scheme, own, all, visible)
  return {
    fill,
    hover: movedFrom(fill, onFill, hoverStep),
    end: movedFrom(fill, onFill, endStep),
    onFill,
    edge: grounds.every((ground) => contrastOf(fill, ground) >= visible) ? 'transparent' : line,
    ink: awayFrom(scheme, start, all, readable),
    wash,
    line,
  }
}

/**
 * Returns the nearest colour that is visible as a line or a dot on paper and surface.
 * The minimum contrast is 3:1, and in the dark, where thin lines seem thinner, that of text.
 */
export function markColour(own: string, neutralHue: number, scheme: Scheme): string {
  const grounds = (['paper', 'surface'] as const).map((name) => neutral(scheme, name, neutralHue))
  return awayFrom(scheme, toOklch(own), grounds, scheme === 'dark' ? readable : visible)
}

/**
 * Returns white if it is readable, or else the brand's ink, or else black, which is readable where white is
 * not.
 */
function textOn(fill: string, ink: string): string {
  return ['#ffffff', ink].find((text) => contrastOf(text, fill) >= readable) ?? '#000000'
}

function liftedFill(own: Oklch, primary: string, onFill: string): string {
  const isEnough = (lightness: number) => contrastOf(toHex({ ...own, lightness }), onFill) >= readable
  if (own.lightness >= darkFill || onFill !== '#ffffff') return primary
  if (isEnough(darkFill)) return toHex({ ...own, lightness: darkFill })
  return toHex({ ...own, lightness: bisect(own.lightness, darkFill, isEnough) })
}

/** Moves the fill away from its text for more contrast, or towards it at the end of the range. */
function movedFrom(fill: string, onFill: string, by: number): string {
  const color = toOklch(fill)
  const away = onFill === '#ffffff' ? -by : by
  const goal = color.lightness + away
  const step = goal > 0.05 && goal < 0.98 ? away : -away
  return toHex({ ...color, lightness: color.lightness + step })
}

/**
 * Returns the nearest colour with a contrast on every background: darker in the light scheme, lighter in the
 * dark.
 */
function awayFrom(scheme: Scheme, color: Oklch, grounds: readonly string[], least: number): string {
  const reaches = (lightness: number) =>
    grounds.every((ground) => contrastOf(toHex({ ...color, lightness }), ground) >= least)
  if (reaches(color.lightness)) return toHex(color)
  const end = scheme === 'light' ? 0 : 1
  return toHex({ ...color, lightness: bisect(end, color.lightness, reaches) })
}

import { contrastOf } from '@parley/functions/shared/readableOn'
import { neutral, type Scheme } from './neutrals.ts'
import { bisect, toHex, toOklch, type Oklch } from './oklch.ts'

/** What a primary colour becomes in one scheme, as `#rrggbb`; readable by WCAG 2 AA whatever it is. */
export interface AccentColours {
  /** Of buttons and what else is filled, and under the pointer. */
  fill: string
  hover: string
  /** Text on both. */
  onFill: string
  /** Around a fill that would not show where it ends; else transparent. */
  edge: string
  /** Text on paper, surface, sunken and wash. */
  ink: string
  /** A pale background behind text. */
  wash: string
  /** Borders and marks, on the same. */
  line: string
}

const readable = 4.5
const visible = 3
/** Fills are not darker than this in the dark, as far as white can be read on them. */
const darkFill = 0.54
const darkInk = 0.79
const hoverStep = 0.06

/** The colours of one scheme that are made of a brand's primary colour. */
export function accentColours(primary: string, neutralHue: number, scheme: Scheme): AccentColours {
  const own = toOklch(primary)
  const grounds = (['paper', 'surface', 'sunken'] as const).map((name) => neutral(scheme, name, neutralHue))
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
    hover: hoverOf(fill, onFill),
    onFill,
    edge: grounds.every((ground) => contrastOf(fill, ground) >= visible) ? 'transparent' : line,
    ink: awayFrom(scheme, start, all, readable),
    wash,
    line,
  }
}

/**
 * A colour as a line or a dot on paper and surface, the nearest one that can be seen: 3:1, and in the dark,
 * where thin lines seem thinner, as much as words have.
 */
export function markColour(own: string, neutralHue: number, scheme: Scheme): string {
  const grounds = (['paper', 'surface'] as const).map((name) => neutral(scheme, name, neutralHue))
  return awayFrom(scheme, toOklch(own), grounds, scheme === 'dark' ? readable : visible)
}

/** White where it can be read, then the brand's ink, then black, which can be read where white cannot. */
function textOn(fill: string, ink: string): string {
  return ['#ffffff', ink].find((text) => contrastOf(text, fill) >= readable) ?? '#000000'
}

function liftedFill(own: Oklch, primary: string, onFill: string): string {
  const isEnough = (lightness: number) => contrastOf(toHex({ ...own, lightness }), onFill) >= readable
  if (own.lightness >= darkFill || onFill !== '#ffffff') return primary
  if (isEnough(darkFill)) return toHex({ ...own, lightness: darkFill })
  return toHex({ ...own, lightness: bisect(own.lightness, darkFill, isEnough) })
}

/** Away from its text, so that it can be read even better; towards it where there is no further. */
function hoverOf(fill: string, onFill: string): string {
  const color = toOklch(fill)
  const away = onFill === '#ffffff' ? -hoverStep : hoverStep
  const goal = color.lightness + away
  const step = goal > 0.05 && goal < 0.98 ? away : -away
  return toHex({ ...color, lightness: color.lightness + step })
}

/** The colour nearest to one that reaches a contrast on every ground: darker in the light, lighter in the dark. */
function awayFrom(scheme: Scheme, color: Oklch, grounds: readonly string[], least: number): string {
  const reaches = (lightness: number) =>
    grounds.every((ground) => contrastOf(toHex({ ...color, lightness }), ground) >= least)
  if (reaches(color.lightness)) return toHex(color)
  const end = scheme === 'light' ? 0 : 1
  return toHex({ ...color, lightness: bisect(end, color.lightness, reaches) })
}

import { paperTones, toneCss } from '@parley/functions/shared/brand/paper'
import { toHex, toOklch, type Oklch } from './oklch.ts'

export type Scheme = 'light' | 'dark'

/** Lightness and chroma of each named surface and ink; the brand gives the hue. */
const neutrals = {
  light: {
    ...paperTones.light,
    surface: [0.998, 0.0015],
    sunken: [0.967, 0.006],
    hover: [0.95, 0.007],
    line: [0.912, 0.008],
    'line-strong': [0.835, 0.01],
    'line-field': [0.655, 0.011],
    'ink-2': [0.42, 0.013],
    'ink-3': [0.535, 0.013],
  },
  dark: {
    ...paperTones.dark,
    surface: [0.242, 0.004],
    sunken: [0.168, 0.004],
    hover: [0.278, 0.005],
    line: [0.312, 0.006],
    'line-strong': [0.405, 0.01],
    'line-field': [0.545, 0.011],
    'ink-2': [0.79, 0.01],
    'ink-3': [0.69, 0.012],
  },
} as const

export type Neutral = keyof (typeof neutrals)['light']

/** The hue and chroma of the surfaces of a colorful brand, in OKLCH. */
export interface Tint {
  hue: number
  chroma: number
}

const tinted: readonly Neutral[] = ['paper', 'sunken', 'hover', 'line']
/** The highest chroma of a surface, which must not compete with what is on it. */
const maxTint = { light: 0.02, dark: 0.026 }

/** Returns a tone between paper and ink, as `#rrggbb`. */
export function neutral(scheme: Scheme, name: Neutral, hue: number, tint?: Tint): string {
  return toHex(toneOf(scheme, name, hue, tint))
}

/** Returns a tone for a style sheet, in OKLCH, which mixes without a tint. */
export function neutralCss(scheme: Scheme, name: Neutral, hue: number, tint?: Tint): string {
  const tone = toneOf(scheme, name, hue, tint)
  return toneCss([tone.lightness, tone.chroma], tone.hue)
}

/** Returns the tint that a primary colour gives to the surfaces of a scheme. */
export function tintOf(primary: string, scheme: Scheme): Tint {
  const { hue, chroma } = toOklch(primary)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { hue: round(hue), chroma: round(Math.min(chroma / 6, maxTint[scheme])) }
}

function toneOf(scheme: Scheme, name: Neutral, hue: number, tint: Tint | undefined): Oklch {
  const [lightness, chroma] = neutrals[scheme][name]
  return { lightness, ...(tint && tinted.includes(name) ? tint : { chroma, hue }) }
}

export const neutralNames: readonly Neutral[] = [
  'paper',
  'surface',
  'sunken',
  'hover',
  'line',
  'line-strong',
  'line-field',
  'ink',
  'ink-2',
  'ink-3',
]

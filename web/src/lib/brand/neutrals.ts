import { paperTones, toneCss } from '@parley/functions/shared/brand/paper'
import { toHex } from './oklch.ts'

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
    surface: [0.242, 0.007],
    sunken: [0.168, 0.006],
    hover: [0.278, 0.008],
    line: [0.312, 0.008],
    'line-strong': [0.405, 0.01],
    'line-field': [0.545, 0.011],
    'ink-2': [0.79, 0.01],
    'ink-3': [0.69, 0.012],
  },
} as const

export type Neutral = keyof (typeof neutrals)['light']

/** Returns a tone between paper and ink, as `#rrggbb`. */
export function neutral(scheme: Scheme, name: Neutral, hue: number): string {
  const [lightness, chroma] = neutrals[scheme][name]
  return toHex({ lightness, chroma, hue })
}

/** Returns a tone for a style sheet, in OKLCH, which mixes without a tint. */
export function neutralCss(scheme: Scheme, name: Neutral, hue: number): string {
  return toneCss(neutrals[scheme][name], hue)
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

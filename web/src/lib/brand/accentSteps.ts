import type { Brand } from '@parley/functions/shared/brand/brand'
import { toHex, toOklch } from './oklch.ts'

/** Lightness of the nine steps, from the lightest to the darkest, without a jump between two of them. */
const lightness = [0.97, 0.93, 0.87, 0.8, 0.72, 0.63, 0.53, 0.43, 0.33]

/** Returns a brand's palette of nine: its own, or its primary colour in nine degrees of lightness. */
export function accentSteps({ primary, palette }: Pick<Brand, 'palette' | 'primary'>): string[] {
  if (palette) return palette
  const own = toOklch(primary)
  return lightness.map((step) => toHex({ ...own, lightness: step }))
}

import type { Brand } from '@parley/functions/shared/brand/brand'
import { toHex, toOklch } from './oklch.ts'

/** Lightness of the nine steps, from the lightest to the darkest; the brand's own colour is one of them. */
const lightness = [0.97, 0.94, 0.88, 0.8, 0.71, 0.6, 0.4, 0.35, 0.3]

/** Returns a brand's palette of nine: its own, or its primary colour in nine degrees of lightness. */
export function accentSteps({ primary, palette }: Pick<Brand, 'palette' | 'primary'>): string[] {
  if (palette) return palette
  const own = toOklch(primary)
  return lightness.map((step) => toHex({ ...own, lightness: step }))
}

import { z } from 'zod'
import {
  brandNameLength,
  brandVariants,
  colourPattern,
  colourUsages,
  fontPattern,
  maxRadius,
  picturePattern,
} from './brandPatterns.ts'

const colour = z.string().regex(colourPattern)
const picture = z.string().max(2000).regex(picturePattern)
const name = z.string().trim().min(1).max(brandNameLength)

/** The name and look of a dashboard and its emails. */
export const brandSchema = z.object({
  name,
  /** The end of page titles. */
  title: name,
  /** Square pictures, for light and dark backgrounds. */
  logo: z.object({ light: picture, dark: picture }),
  favicon: picture,
  /** A font that the platform serves, or one of the reader's device. */
  font: z.string().regex(fontPattern),
  primary: colour,
  /** Nine colours from the lightest to the darkest; derived from the primary colour where missing. */
  palette: z.array(colour).length(9).optional(),
  /** The hue of paper and ink, in OKLCH degrees. */
  neutralHue: z.number().min(0).max(360),
  /** The radius of corners, in pixels. */
  radius: z.int().min(0).max(maxRadius),
  variant: z.enum(brandVariants),
  /** Plain where missing. */
  usage: z.enum(colourUsages).optional(),
  /** The colours of a chart's series; the platform's own where missing. */
  charts: z.array(colour).length(6).optional(),
})
export type Brand = z.infer<typeof brandSchema>

import { z } from 'zod'
import {
  brandNameLength,
  brandVariants,
  colourPattern,
  fontPattern,
  mostRadius,
  picturePattern,
} from './brandPatterns.ts'

const colour = z.string().regex(colourPattern)
const picture = z.string().max(2000).regex(picturePattern)
const name = z.string().trim().min(1).max(brandNameLength)

/** What a dashboard and its mails are called and look like. */
export const brandSchema = z.object({
  name,
  /** What the titles of tabs end with. */
  title: name,
  /** Square pictures, on light and on dark. */
  logo: z.object({ light: picture, dark: picture }),
  favicon: picture,
  /** One of the fonts that we serve, or one of the reader's device. */
  font: z.string().regex(fontPattern),
  primary: colour,
  /** From the lightest to the darkest; without one it is made of the primary colour. */
  palette: z.array(colour).length(9).optional(),
  /** The hue of paper and ink, in OKLCH degrees. */
  neutralHue: z.number().min(0).max(360),
  /** Of corners, in pixels. */
  radius: z.int().min(0).max(mostRadius),
  variant: z.enum(brandVariants),
  /** The colours of a chart's series; without them we choose. */
  charts: z.array(colour).length(6).optional(),
})
export type Brand = z.infer<typeof brandSchema>

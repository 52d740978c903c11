import { fontFiles } from '@parley/functions/shared/fonts'

/** Its files are part of the build (`base.css`). */
const bundledFont = 'DM Sans'

/** The rules that fetch a brand's font, of those that we serve; any other is looked for on the device. */
export function fontFaces(family: string): string {
  if (family === bundledFont) return ''
  return fontFiles(family)
    .map(
      ({ file, unicodeRange }) =>
        `@font-face{font-family:'${family} Variable';font-weight:100 1000;font-display:swap;` +
        `src:url(/widget/fonts/${file}) format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('')
}

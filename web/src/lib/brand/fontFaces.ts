import { fontFiles } from '@parley/functions/shared/brand/fonts'

/** Its files are part of the build (`base.css`). */
const bundledFont = 'DM Sans'

/** Returns the rules that load a brand's font if we serve it; any other is expected on the device. */
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

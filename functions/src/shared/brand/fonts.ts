/** Fonts that come with the widget; any other font must be on the page or on the visitor's device. */
export const servedFonts = [
  'DM Sans',
  'Cairo',
  'Figtree',
  'Inter',
  'Lora',
  'Manrope',
  'Merriweather',
  'Montserrat',
  'Nunito',
  'Open Sans',
  'Playfair Display',
  'Plus Jakarta Sans',
  'Roboto',
  'Rubik',
  'Source Sans 3',
  'Work Sans',
] as const

const withArabic: readonly string[] = ['Cairo', 'Rubik']

/** Each subset is a separate file, which a browser fetches for the first character of its range. */
const ranges = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  arabic: 'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
}

/**
 * Returns the name of a served font on a page: different from its own name, so that no text of the page
 * changes.
 */
export function servedName(family: string): string {
  return `Parley ${family}`
}

/** Returns a CSS font stack: the font of the page or device first, then the served one. */
export function fontStack(family: string): string {
  return `${JSON.stringify(family)},${JSON.stringify(servedName(family))}`
}

/** Returns the package of a font, without its scope; its file names start with the same words. */
export function fontPackage(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}

/**
 * Returns the files of a served font beside the widget, with the characters of each; empty for any other
 * font.
 */
export function fontFiles(family: string): { file: string; unicodeRange: string }[] {
  if (!servedFonts.some((name) => name === family)) return []
  return Object.entries(ranges)
    .filter(([subset]) => subset !== 'arabic' || withArabic.includes(family))
    .map(([subset, unicodeRange]) => ({
      file: `${fontPackage(family)}-${subset}-wght-normal.woff2`,
      unicodeRange,
    }))
}

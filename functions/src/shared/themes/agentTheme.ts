import type { Agent } from '../agents/agent.ts'
import { colourUsages, type ColourUsage } from '../brand/brandPatterns.ts'
import { hslText, hslToHex, parseColour, toHsl } from './hsl.ts'

export type ThemeType = 'light' | 'dark'

/** The number of palette colours beside the primary colour. */
export const paletteSize = 9

/** A custom theme with colours as `#rrggbb`. Without zod, because previews resolve it with each key. */
export interface AgentTheme {
  themeType: ThemeType
  primary: string
  /** Nine colours from the lightest to the darkest. */
  palette: readonly string[]
  usage: ColourUsage
}

/** The names of resolved themes. */
export type ThemeName = 'custom-light' | 'custom-dark' | 'blue-light'

/** Lightness of the ten shades in percent; those of a dark theme end darker. */
const lightness = {
  light: [95, 90, 80, 70, 60, 50, 40, 30, 20, 10],
  dark: [95, 90, 80, 70, 60, 50, 40, 30, 20, 5],
} as const

/** Returns ten shades of a primary colour, from the lightest to the darkest. */
export function generateShades(primary: string, themeType: ThemeType): string[] {
  const own = toHsl(primary)
  return lightness[themeType].map((step) => hslToHex({ ...own, lightness: step }))
}

/** Returns the ten shades without the one that is as light as the primary colour, which replaces it. */
export function generatePalette(primary: string, themeType: ThemeType): string[] {
  const own = indexOfPrimary(primary, themeType)
  return generateShades(primary, themeType).filter((_, index) => index !== own)
}

/** Returns the ten shades of a theme: its palette with the primary colour among them. */
export function shadesOf({ primary, palette, themeType }: AgentTheme): string[] {
  return palette.toSpliced(indexOfPrimary(primary, themeType), 0, primary)
}

/** Returns the index of the primary colour among the ten shades. */
export function indexOfPrimary(primary: string, themeType: ThemeType): number {
  const own = toHsl(primary).lightness
  const distances = lightness[themeType].map((step) => Math.abs(step - own))
  return distances.indexOf(Math.min(...distances))
}

/** Returns a theme that is generated from a primary colour. */
export function generateTheme(
  primary: string,
  themeType: ThemeType,
  usage: ColourUsage = 'plain',
): AgentTheme {
  return { themeType, primary, palette: generatePalette(primary, themeType), usage }
}

/** Parses `customThemeJSONString`; undefined unless it has a primary colour and nine palette colours. */
export function parseTheme(json: string): AgentTheme | undefined {
  const fields = fieldsOf(json)
  const primary = parseColour(fields['primary'])
  const given = fields['nineColorPallet']
  const palette = (Array.isArray(given) ? given : [])
    .map(parseColour)
    .filter((colour) => colour !== undefined)
  if (primary === undefined || palette.length !== paletteSize) return undefined
  const usage = colourUsages.find((name) => name === fields['colorUsage']) ?? 'plain'
  return { themeType: fields['themeType'] === 'dark' ? 'dark' : 'light', primary, palette, usage }
}

/** Writes a theme as `customThemeJSONString`. */
export function printTheme({ themeType, primary, palette, usage }: AgentTheme): string {
  return JSON.stringify({ themeType, primary, nineColorPallet: palette.map(hslText), colorUsage: usage })
}

/** Returns the name of an agent's theme: custom when it has a primary colour and a palette. */
export function resolveTheme({ customThemeJSONString }: Pick<Agent, 'customThemeJSONString'>): ThemeName {
  const theme = parseTheme(customThemeJSONString)
  return theme ? `custom-${theme.themeType}` : 'blue-light'
}

/** Returns an agent's accent colour: that of its custom theme, if it has one. */
export function accentOf({
  customThemeJSONString,
  primaryColor,
}: Pick<Agent, 'customThemeJSONString' | 'primaryColor'>): string {
  return parseTheme(customThemeJSONString)?.primary ?? primaryColor
}

function fieldsOf(json: string): Record<string, unknown> {
  if (json === '') return {}
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}

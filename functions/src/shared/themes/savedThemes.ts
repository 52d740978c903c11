import { z } from 'zod'
import { colourUsages } from '../brand/brandPatterns.ts'
import { paletteSize, type AgentTheme } from './agentTheme.ts'
import { hslText, parseColour } from './hsl.ts'

/** The maximum number of themes in a workspace, and of characters in a theme's name. */
export const savedThemeLimits = { themes: 50, name: 60 } as const

/** `#rrggbb` or `hsl(…)`. */
const colour = z
  .string()
  .max(40)
  .refine((text) => parseColour(text) !== undefined)

/** A theme as a member saves it. `id`: chosen by the browser, so that a repetition saves nothing twice. */
export const themeDraftSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{6,64}$/),
  name: z.string().trim().min(1).max(savedThemeLimits.name),
  themeType: z.enum(['light', 'dark']),
  primary: colour,
  nineColorPallet: z.array(colour).length(paletteSize),
  colorUsage: z.enum(colourUsages),
})
export type ThemeDraft = z.infer<typeof themeDraftSchema>

const savedThemeSchema = z.object({
  ...themeDraftSchema.shape,
  id: z.string(),
  /** The workspace. */
  ownerID: z.string(),
  /** The uid of the member who saved it last, and the time in milliseconds. */
  by: z.string(),
  at: z.int(),
})
export type SavedTheme = z.infer<typeof savedThemeSchema>

/** `users/{workspaceId}/parts/themes`: the custom themes that the members of a workspace share. */
export const savedThemesSchema = z.object({
  themes: z.array(savedThemeSchema).max(savedThemeLimits.themes).default([]),
})
export type SavedThemes = z.infer<typeof savedThemesSchema>

/** Returns the fields of a saved theme. */
export function toSavedFields({ themeType, primary, palette, usage }: AgentTheme) {
  return { themeType, primary, nineColorPallet: palette.map(hslText), colorUsage: usage }
}

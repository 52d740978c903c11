import { pictureUrlPattern } from '../pictures/pictures.ts'

/**
 * The patterns of a brand's fields. Without zod, so that the dashboard can read a brand before its first
 * paint.
 */
export const colourPattern = /^#[0-9a-f]{6}$/i
/** A URL of a picture, or a path on the dashboard's own host. */
export const picturePattern = new RegExp(`${pictureUrlPattern.source}|^/(?!/)[\\w\\-/.]*$`)
export const fontPattern = /^[\w ]{1,40}$/

/** The styles of surfaces and fields. */
export const brandVariants = ['default', 'bordered', 'faded', 'flat'] as const

/** The extent to which a page or a widget uses its colour. */
export const colourUsages = ['plain', 'colorful', 'gradient'] as const
export type ColourUsage = (typeof colourUsages)[number]

/** The longest name of a brand. */
export const brandNameLength = 60
/** The largest radius of corners, in pixels. */
export const maxRadius = 24

/**
 * What may stand in a brand's fields. Without zod, so that the dashboard can read a brand before its first
 * paint.
 */
export const colourPattern = /^#[0-9a-f]{6}$/i
/** An https address, a path on the dashboard's own host, a file of the emulators, or nothing. */
export const picturePattern = /^(|\/(?!\/)[\w\-/.]*|(https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)[^\s"'<>\\]+)$/
export const fontPattern = /^[\w ]{1,40}$/

/** How surfaces and fields are drawn (checklist row 111). */
export const brandVariants = ['default', 'bordered', 'faded', 'flat'] as const

/** The longest name of a brand. */
export const brandNameLength = 60
/** The largest radius of corners, in pixels. */
export const mostRadius = 24

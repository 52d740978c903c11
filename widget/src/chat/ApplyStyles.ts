/**
 * Gives the host declarations of its own, each part in place of the one before it. What is filled in is a
 * number, a colour or in quotes: it stays a value.
 */
export type ApplyStyles = (parts: { theme?: string; font?: string; fit?: string; picture?: string }) => void

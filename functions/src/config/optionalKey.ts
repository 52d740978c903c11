import { z } from 'zod'

/**
 * Parses an optional secret, without the line end that a file or a paste may have added. Secret Manager
 * has no empty secrets, so the word `none` means that it is missing.
 */
export const optionalKey = z
  .string()
  .trim()
  .optional()
  .transform((key) => (key && key !== 'none' ? key : undefined))

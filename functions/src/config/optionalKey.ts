import { z } from 'zod'

/** Parses an optional secret: Secret Manager has no empty secrets, so the word `none` means that it is missing. */
export const optionalKey = z
  .string()
  .optional()
  .transform((key) => (key && key !== 'none' ? key : undefined))

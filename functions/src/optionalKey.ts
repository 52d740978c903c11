import { z } from 'zod'

/** Secret Manager has no empty secrets: `none` says that a key is not there. */
export const optionalKey = z
  .string()
  .optional()
  .transform((key) => (key && key !== 'none' ? key : undefined))

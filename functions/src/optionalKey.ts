import { z } from 'zod'

/** Parses an optional secret: Secret Manager has no empty secrets, so `none` stands for a missing one. */
export const optionalKey = z
  .string()
  .optional()
  .transform((key) => (key && key !== 'none' ? key : undefined))

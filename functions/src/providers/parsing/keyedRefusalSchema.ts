import { z } from 'zod'
import { isRefusalKey } from '../../shared/errors/refusals.ts'

/** A refusal's key from another process; a key that this version does not know is ignored. */
export const keyedRefusalSchema = z
  .object({
    key: z.string().refine(isRefusalKey),
    values: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  })
  .optional()
  .catch(undefined)

import { z } from 'zod'
import { isRefusalKey } from '../../shared/errors/refusals.ts'

/** The key of a refusal from another process; one that this version does not know is left out. */
export const saidSchema = z
  .object({
    key: z.string().refine(isRefusalKey),
    values: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
  })
  .optional()
  .catch(undefined)

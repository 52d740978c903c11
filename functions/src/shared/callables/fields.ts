import { z } from 'zod'
import { foldDigits } from '../texts/foldDigits.ts'
import { regions } from '../regions/regions.ts'
import { says } from '../errors/refusals.ts'

/** A procedure's contract: what goes in and what comes out. */
export interface Contract {
  input: z.ZodType
  output: z.ZodType
}

/** Firestore ids that a browser may name. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
export const region = z.enum(regions)
/** A person's id as sign-in gives it. */
export const uid = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^/.]+$/)
/** Names a finished sign-in at Meta, for a quarter of an hour. */
export const metaLoginId = z.string().regex(/^[A-Za-z0-9]{20,40}$/)
/** Names an attempt: the same one again does nothing twice. */
export const attemptId = z.uuid()
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(says('emailWrong')))
export const agentRef = z.strictObject({ region, agentId: id })
export const workspaceRef = z.strictObject({ region, workspaceId: id })
/** Six digits that were mailed; people may write them in the digits of their script. */
export const mailedCode = z
  .string()
  .max(40)
  .transform((code) => foldDigits(code).trim())
  .pipe(z.string().regex(/^\d{6}$/, says('codeWrong')))
/** The answer of a procedure that has nothing to tell. */
export const done = z.object({ success: z.literal(true) })

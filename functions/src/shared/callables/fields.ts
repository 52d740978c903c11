import { z } from 'zod'
import { maxPastedCodeLength } from '../limits.ts'
import { foldDigits } from '../texts/foldDigits.ts'
import { languages } from '../texts/languages.ts'
import { regions } from '../regions/regions.ts'
import { refusalKey } from '../errors/refusals.ts'

/** The contract of a procedure: its input and output. */
export interface Contract {
  input: z.ZodType
  output: z.ZodType
}

/** Firestore ids that a browser may name. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
export const region = z.enum(regions)
/** A person's id from the authentication service. */
export const uid = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^/.]+$/)
/** The language of the browser, in which the owner of a workspace is emailed about what is done in it. */
export const language = z.enum(languages.map((each) => each.language)).optional()
/** Identifies a completed sign-in at Meta for 15 minutes. */
export const metaLoginId = z.string().regex(/^[A-Za-z0-9]{20,40}$/)
/** Identifies an attempt: a retry with the same id has no second effect. */
export const attemptId = z.uuid()
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(refusalKey('emailWrong')))
export const agentRef = z.strictObject({ region, agentId: id })
export const workspaceRef = z.strictObject({ region, workspaceId: id })
/** Six emailed digits, in any script and among the other characters that people paste with them. */
export const mailedCode = z
  .string()
  .max(maxPastedCodeLength)
  .transform((code) => foldDigits(code).replaceAll(/\D/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, refusalKey('codeWrong')))
/** The output of a procedure that returns nothing. */
export const done = z.object({ success: z.literal(true) })

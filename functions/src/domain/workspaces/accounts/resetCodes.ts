import { z } from 'zod'
import { hourMs } from '../../../shared/durations.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier, sha256 } from '../../kernel/identifiers.ts'

/** `passwordResets/{hash of the code}`, in `na` only, server only: a link that sets a new password. */
export const passwordResetSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** When it was created and when it ends, in milliseconds. */
  at: z.int(),
  expires: z.int(),
})

export type PasswordReset = z.infer<typeof passwordResetSchema>

/** Stores a new code for an account, and returns it. It is valid for an hour, and only its hash is stored. */
export async function createResetCode(
  { uid, email }: { uid: string; email: string },
  now: number,
): Promise<string> {
  const code = randomIdentifier(identifierLengths.resetCode)
  const expires = now + hourMs
  const reset = { uid, email, at: now, expires, expiresAt: new Date(expires) }
  await new Writes('na').create(paths.passwordReset(sha256(code)), reset).commit()
  return code
}

/** Returns what a code resets. Throws AppError 'not-found' for one that is used, expired or unknown. */
export async function requireReset(code: string, now: number): Promise<Stored<PasswordReset>> {
  const reset = await readDocument('na', paths.passwordReset(sha256(code)), passwordResetSchema)
  if (!reset || reset.data.expires <= now) throw resetLinkOver()
  return reset
}

/** Returns the error for a link that resets no password. */
export function resetLinkOver(): AppError {
  return new AppError('not-found', 'resetLinkOver')
}

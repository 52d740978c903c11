import { setPassword } from '../../../store/accounts.ts'
import { Writes } from '../../../store/commit.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { hourMs } from '../../../shared/durations.ts'
import { endSessionsBefore } from './endSessionsBefore.ts'
import { requireReset, resetLinkOver } from './resetCodes.ts'

interface Request {
  code: string
  /** The IP that asks. */
  from: string
}

/** Returns the email whose password a code resets. Throws AppError 'not-found' for a code that resets none. */
export async function readPasswordReset(
  ports: Pick<Ports, 'now'>,
  { code, from }: Request,
): Promise<{ email: string }> {
  await throttle(`readReset:${from}`, 100, hourMs, ports.now())
  const { data } = await requireReset(code, ports.now())
  return { email: data.email }
}

/**
 * Sets a new password by an emailed code, and ends all sessions that began before. The email counts as
 * confirmed, because only its owner can have the code. Throws AppError 'not-found' for a code that resets
 * none, also after its account has got another email or password.
 */
export async function resetPassword(
  ports: Pick<Ports, 'now'>,
  { code, password, from }: Request & { password: string },
): Promise<{ success: true }> {
  await throttle(`resetPassword:${from}`, 30, hourMs, ports.now())
  const reset = await requireReset(code, ports.now())
  const { uid, email, at } = reset.data
  const now = () => Math.floor(ports.now() / 1_000)
  // Sessions end before the password changes, so that a crash between the two leaves none of them, and once
  // more after it, for those that began in between with the former password.
  await endSessionsBefore(uid, now())
  if (!(await setPassword({ uid, email, issuedAt: at }, password))) throw resetLinkOver()
  await endSessionsBefore(uid, now())
  // Not by its version: two requests with one code come from the same person, and both have set a password.
  await new Writes('na').delete(reset.path).commit()
  return { success: true }
}

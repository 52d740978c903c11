import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import { hourMs } from '../../../shared/durations.ts'
import { createConfirmationCode, findAccount, releaseEmail } from '../../../store/accounts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sendLink } from '../../kernel/mails/sendLink.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { createResetCode } from './resetCodes.ts'

/** Sends the link that confirms the caller's email. */
export async function sendVerificationEmail(ports: Ports, webOrigin: string, caller: Caller) {
  if (caller.emailVerified) throw new AppError('failed-precondition', 'addressConfirmed')
  // Counted per account: a person who signed up with another's email must not keep the other from confirming
  // it.
  await throttle(`verification:${caller.uid}`, 5, hourMs, ports.now())
  const code = await createConfirmationCode(caller.email)
  if (code) {
    await sendLink(ports.mail, caller.email, `${webOrigin}/verify-email?code=${encodeURIComponent(code)}`, {
      subject: 'Confirm your email address',
      lead:
        `Welcome to ${defaultBrand.name}. Confirm this address and your workspace is ready. ` +
        'Didn’t sign up? Don’t confirm it, and no one can use the account.',
      button: 'Confirm address',
    })
  }
  return { success: true } as const
}

/**
 * Emails a link that resets a password. `from` is the IP that asks. The result is the same for every email,
 * so that strangers cannot learn who has an account. An email that a client's session has set for itself
 * becomes free: its owner can sign up then.
 */
export async function requestPasswordReset(
  ports: Ports,
  webOrigin: string,
  { email, from }: { email: string; from: string },
) {
  const count = await throttle(`passwordReset:${email}:${from}`, 5, hourMs, ports.now())
  // The first request of an hour is always served, so that strangers cannot use up the owner's limit.
  if (count > 1) await throttle(`passwordReset:${email}`, 30, hourMs, ports.now())
  await releaseEmail(email)
  const account = await findAccount(email)
  if (account) {
    const code = await createResetCode(account, ports.now())
    await sendLink(ports.mail, email, `${webOrigin}/reset-password?code=${code}`, {
      subject: 'Choose a new password',
      lead: 'We got a request to reset your password. Wasn’t you? Ignore this email.',
      button: 'Choose a password',
    })
  }
  return { success: true } as const
}

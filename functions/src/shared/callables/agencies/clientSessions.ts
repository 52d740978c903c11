import { z } from 'zod'
import type { CallablesOf } from '../callableGroups.ts'
import { regions } from '../../regions/regions.ts'
import { refusalKey } from '../../errors/refusals.ts'
import { feedbackSchema } from '../../chat/feedback.ts'
import { signUpSchema } from '../../agencies/signUp.ts'
import { attemptId, type Contract, done, email, id, mailedCode, region } from '../fields.ts'

/** The host in the browser, without a port; it selects an agency and gives no rights. */
const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/)
/** A token of the browser's push service. */
const pushToken = z.string().min(10).max(1_000)
const session = z.object({ token: z.string(), region: z.enum(regions) })
/**
 * The signed passes of a browser in which clients have signed in. It stores them as they are and sends them
 * with the next sign-in. A damaged value counts as none.
 */
const device = z.string().max(2_000).default('').catch('')
const knownSession = session.extend({ device: z.string() })

/** The sign-in of an agency's clients. */
export const clientSessionsCallables = {
  clientSignIn: {
    input: z.strictObject({
      host,
      email,
      password: z.string().min(1, refusalKey('enterEmailAndPassword')).max(200),
      device,
    }),
    output: knownSession,
  },
  /**
   * `requestId` is required with the code, so that only the browser that asked can use it or use up its
   * tries.
   */
  clientRequestCode: {
    input: z.strictObject({ host, email, device }),
    output: z.object({ requestId: z.string() }),
  },
  clientVerifyCode: {
    input: z.strictObject({ host, email, requestId: id, code: mailedCode, device }),
    output: knownSession,
  },
  /** `requestId` is required with the code, so that only the browser that asked can confirm it. */
  requestSignUp: { input: signUpSchema.extend({ host }), output: z.object({ requestId: z.string() }) },
  confirmSignUp: {
    input: z.strictObject({
      host,
      email,
      requestId: id,
      code: mailedCode,
    }),
    output: done,
  },
  /** The client's own password; `current` is empty where they have none yet. Their sessions end. */
  changeOwnPassword: {
    input: z.strictObject({
      region,
      current: z.string().max(200),
      password: z.string().min(10, refusalKey('passwordTooShort')).max(200),
    }),
    output: done,
  },
  sendFeedback: { input: feedbackSchema.extend({ region, attemptId }), output: done },
  registerPushToken: { input: z.strictObject({ region, token: pushToken }), output: done },
  removePushToken: { input: z.strictObject({ region, token: pushToken }), output: done },
  redeemAdminLink: { input: z.strictObject({ host, secret: z.string().min(1).max(100) }), output: session },
  actInImpersonation: { input: z.strictObject({ region }), output: done },
  endImpersonation: { input: z.strictObject({ region }), output: done },
  redeemLoginLink: { input: z.strictObject({ host, token: z.string().min(1).max(100) }), output: session },
} as const satisfies Record<CallablesOf<'clientSessions'>, Contract>

import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { isOpenerMember } from '../../kernel/access/actor.ts'
import { isWithinLimit } from '../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { clientSecretSchema, isPassword, openerOfSecret } from '../clients/passwords.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import type { ClientRef } from './ClientRef.ts'
import { allowTry } from './allowTry.ts'
import { findAccount, createClientSession, readSessionVersion, requireClient } from './clientAccount.ts'
import { countPassUse, withDevice } from './devicePass.ts'
import { addCodeSource, hasSignedInFrom } from './openCodes.ts'
import { sourceOf } from './sourceOf.ts'

const quarterMs = 15 * minuteMs
const maxTries = 5
/** The limit of a day's tries from all IPs that the client has signed in from, and from all others. */
const maxDailyTries = 100
const maxPerIp = 30

interface SignIn {
  /** The host in the browser's address bar; it selects an agency and grants no rights. */
  host: string
  email: string
  password: string
  /** The passes of the browser, if it has any. */
  device?: string | undefined
  /** The caller's IP. */
  from: string
}

/**
 * Signs a client in with their password. Tries are counted per client and IP together. A throttled client may
 * still use a code. After a hundred tries in a day from IPs that are new to the client, only a code signs in
 * from such an IP. A browser in which the client has signed in before has tries of its own. A password ends
 * with the membership of the member who set it, because they know it, and with the session in which they set
 * it, because it may have been stolen.
 */
export async function signInClient(
  ports: Pick<Ports, 'now'>,
  signing: SigningKeys,
  { host, email, password, device = '', from }: SignIn,
) {
  const now = ports.now()
  const opened = await countPassUse(signing, { host, email, device }, 'password', now)
  if (!opened) await allowTry(`clientSignIn:${from}`, maxPerIp, hourMs, now)
  const account = opened ?? (await findAccount(host, email))
  if (account.agency.disablePasswordLogin) throw new AppError('failed-precondition', 'passwordLoginIsOff')
  const { client, region, agency } = account
  if (!opened) await allowTry(`clientSignIn:${agency.ID}:${email}:${from}`, maxTries, quarterMs, now)
  const ref = client && { region, clientId: client.data.ID }
  const source = ref && sourceOf(signing, ref, from)
  const isKnown = ref && source ? await hasSignedInFrom(ref, source) : false
  if (ref && !opened) await allowOfDay(ref, isKnown, now)
  const sv = client && (await readSessionVersion(region, client.data.ID))
  const secret =
    client && (await readDocument(region, paths.clientSecret(client.data.ID), clientSecretSchema))
  const isRight = await isPassword(password, secret?.data)
  const existing = requireClient(account)
  if (!isRight)
    throw new AppError('unauthenticated', 'clientPasswordWrong', { password: 'clientPasswordWrong' })
  const opener = secret ? openerOfSecret(secret.data) : { by: '' }
  if (!(await isOpenerMember(region, existing.data.wsId, opener)))
    throw new AppError('unauthenticated', 'clientPasswordOver', { password: 'clientPasswordOver' })
  if (ref && source && !isKnown) await addCodeSource(ref, source, now)
  const session = await createClientSession(region, existing, sv, now, { via: 'password', ...opener })
  return withDevice(signing, device, { clientId: existing.data.ID, opener, ...session }, now)
}

/**
 * Counts a try before the password is compared, so that a right one is refused like all others, and guesses
 * of any number of networks are few. Tries of strangers do not count for IPs that the client has signed in
 * from.
 */
async function allowOfDay({ region, clientId }: ClientRef, isKnown: boolean, now: number): Promise<void> {
  const key = `clientPasswordDay:${region}:${clientId}:${isKnown ? 'known' : 'new'}`
  if (!(await isWithinLimit(throttle(key, maxDailyTries, dayMs, now))))
    throw new AppError('failed-precondition', 'passwordNeedsCode')
}

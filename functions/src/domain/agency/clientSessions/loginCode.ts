import { randomInt } from 'node:crypto'
import { hourMs } from '../../../shared/durations.ts'
import { languageOf } from '../clientMails/clientMailTexts.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { allowCode, allowMail } from './allowMail.ts'
import { findAccount, createClientSession, readSessionVersion, requireClient } from './clientAccount.ts'
import { countPassUse, withDevice } from './devicePass.ts'
import { codeWrong } from '../mailedCodes/mailedCode.ts'
import { mailLoginCode } from './mailLoginCode.ts'
import { addCode, countTry, hasSignedInFrom, redeemCode } from './openCodes.ts'
import { sourceOf, textOfClient } from './sourceOf.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const maxRequestsOfSource = 20
const maxTriesOfSource = 40
const requestIdLength = 24
const hex = { encoding: 'hex' } as const

interface CodeRequest {
  host: string
  email: string
  /** The passes of the browser, if it has any. */
  device?: string | undefined
  /** The caller's IP. */
  from: string
}

/**
 * Emails six digits that sign a client in within ten minutes, and returns the ID that must come back with
 * them. Tries are counted per request, so a stranger's guesses never use up those of the client. Emails are
 * counted per IP; IPs that the client has not signed in from share limits, which do not apply to the others.
 * The first emails of such IPs have a limit of their own, and so has each browser in which the client has
 * signed in. Throws AppError 'resource-exhausted' above a limit and within a minute of the last email.
 */
export async function requestCode(
  ports: Pick<Ports, 'now' | 'mail'>,
  signing: SigningKeys,
  { host, email, device = '', from }: CodeRequest,
): Promise<{ requestId: string }> {
  const now = ports.now()
  const opened = await countPassUse(signing, { host, email, device }, 'code', now)
  if (!opened) await allowCode(`clientCode:${from}`, maxRequestsOfSource, hourMs, now)
  const account = opened ?? (await findAccount(host, email))
  const { region, agency } = account
  const { data: client } = requireClient(account)
  const ref = { region, clientId: client.ID }
  if (!opened) {
    const isKnown = await hasSignedInFrom(ref, sourceOf(signing, ref, from))
    await allowMail(`${region}:${client.ID}`, from, isKnown, now)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const requestId = randomIdentifier(requestIdLength)
  await addCode(ref, requestId, signing.sign(textOfClient(ref, `${requestId}:${code}`), hex), now)
  await mailLoginCode(ports, region, agency, { to: email, code, language: languageOf(client) })
  return { requestId }
}

/**
 * Signs a client in with the code of a request. Throws `codeWrong`, and `codesUsedUp` where the IP has tried
 * too often.
 */
export async function verifyCode(
  ports: Pick<Ports, 'now'>,
  signing: SigningKeys,
  { host, email, requestId, code, device = '', from }: CodeRequest & { requestId: string; code: string },
) {
  const now = ports.now()
  const opened = await countPassUse(signing, { host, email, device }, 'codeTry', now)
  if (!opened) await allowCode(`clientCodeTry:${from}`, maxTriesOfSource, hourMs, now)
  const account = opened ?? (await findAccount(host, email))
  const { region } = account
  const client = requireClient(account)
  const ref = { region, clientId: client.data.ID }
  const sv = await readSessionVersion(region, client.data.ID)
  const mailed = await countTry(ref, requestId, now)
  if (!signing.isSigned(textOfClient(ref, `${requestId}:${code}`), mailed, hex)) throw codeWrong()
  await redeemCode(ref, requestId, sourceOf(signing, ref, from), now)
  const session = await createClientSession(region, client, sv, now, { via: 'code', by: '' })
  return withDevice(signing, device, { clientId: client.data.ID, opener: { by: '' }, ...session }, now)
}

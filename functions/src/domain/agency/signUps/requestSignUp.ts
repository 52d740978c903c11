import type { Agency } from '../../../shared/agencies/agency.ts'
import type { SignUp } from '../../../shared/agencies/signUp.ts'
import { hourMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { findClientId } from '../clients/clientEmail.ts'
import { createCode } from '../mailedCodes/mailedCode.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { agencyOfHost } from '../hosts/pages/agencyOfHost.ts'
import { agencyHost } from '../notices/agencyHost.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { currentReputation } from '../mailReputation/settleReputation.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { throttleNetworks } from '../../kernel/access/throttleNetworks.ts'
import { signUpCodeLocation, signUpIdOf } from './signUpCode.ts'
import { mailSignUpCode, mailYouAreClient, signUpRecipientOf } from './signUpMails.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** The limits of requests from an IP, its network and its provider, for all agencies. */
const networkLimits = [10, 30, 100] as const
/** The limit of emails that one IP can send to an email, so that strangers cannot use up another person's. */
const maxPerEmailAndIp = 5
/** The limit of emails to an email from all IPs; first ones of an IP and hour have a limit of their own. */
const maxPerEmail = 20
const maxFirstPerEmail = 60
/**
 * Limits the emails that strangers cause an agency. When it is reached, the form asks people to try again
 * later; requests that wait and the agency's other emails are not affected.
 */
const maxPerAgency = 1_000
const requestIdLength = 24

interface SignUpRequest extends SignUp {
  host: string
  /** The caller's IP. */
  from: string
}

/** The ports and settings of requests for access. */
export interface SignUpNeeds {
  ports: Pick<Ports, 'now' | 'mail' | 'tasks'>
  /** The key of the hash of codes. */
  signing: SigningKeys
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
}

/**
 * Requests access to an agency. A code is emailed that confirms the request of this ID; a person who has an
 * account already learns it only by email, so that strangers cannot find out which emails an agency knows.
 * Throws AppError 'failed-precondition' where the agency takes no requests.
 */
export async function requestSignUp(
  { ports, signing, originOfHost }: SignUpNeeds,
  { host, from, ...signUp }: SignUpRequest,
) {
  const now = ports.now()
  await throttleNetworks('signUp', from, { limits: networkLimits, windowMs: hourMs, now })
  const { region, agency } = await findOpenAgency(host)
  // Too many of these emails bounce, or are reported as unwanted.
  const reputation = await currentReputation({ region, agencyId: agency.ID, isOfForm: true }, now)
  if (reputation.stoppedAt > 0) throw new AppError('resource-exhausted')
  const mailbox = signUpIdOf(agency.ID, signUp.email)
  const number = await throttle(`signUpMail:${mailbox}:${from}`, maxPerEmailAndIp, hourMs, now)
  if (number === 1) await throttle(`signUpFirstMail:${mailbox}`, maxFirstPerEmail, hourMs, now)
  else await throttle(`signUpMail:${mailbox}`, maxPerEmail, hourMs, now)
  await throttle(`signUps:${agency.ID}`, maxPerAgency, hourMs, now)
  const isClient = (await findClientId(region, agency.ID, signUp.email)) !== undefined
  const recipient = signUpRecipientOf(region, agency, signUp)
  const requestId = randomIdentifier(requestIdLength)
  const location = signUpCodeLocation(region, agency.ID, signUp.email, requestId)
  if (isClient) await mailYouAreClient(ports, recipient, originOfHost(agencyHost(agency) ?? host))
  else await mailSignUpCode(ports, recipient, await createCode(signing, location, signUp, now))
  return { requestId }
}

/** Returns the agency of a host, where it takes requests. */
export async function findOpenAgency(host: string): Promise<{ region: Region; agency: Agency }> {
  const served = await agencyOfHost(host)
  if (!served?.agency.allowSignUp) throw new AppError('failed-precondition', 'signUpIsOff')
  return served
}

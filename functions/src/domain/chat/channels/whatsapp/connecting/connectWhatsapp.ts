import { regions, type Region } from '../../../../../shared/regions/regions.ts'
import type { Caller } from '../../../../kernel/access/actor.ts'
import { AppError } from '../../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../../kernel/access/AgentRef.ts'
import { connectClaimed } from '../../accounts/channelClaims.ts'
import { finishLeaving } from '../../leaving/finishLeaving.ts'
import { deleteMetaLogin, requireMetaLogin, type MetaLoginPorts } from '../../meta/logins/metaLogins.ts'
import { requireMeta } from '../../meta/requireMeta.ts'
import { callMeta } from './callMeta.ts'
import { deleteWhatsapp, hasNumbers, disconnectWaba } from './disconnectWhatsapp.ts'
import { saveNumber } from './saveNumber.ts'
import type { WhatsappAccess, WhatsappNumberDetails } from '../../../../kernel/channels/Whatsapp.ts'
import type { WhatsappNeeds } from '../WhatsappNeeds.ts'
import type { SigningKeys } from '../../../../kernel/secrets/SigningKeys.ts'

export interface ConnectNeeds extends WhatsappNeeds {
  ports: WhatsappNeeds['ports'] & MetaLoginPorts
}

interface LoginRef extends AgentRef {
  loginId: string
}

/** The number of business accounts of one sign-in that are listed. */
const maxAccounts = 20

/** A number from a person's sign-in. */
export interface OfferedNumber extends WhatsappNumberDetails {
  wabaId: string
}

/** Returns the numbers of a sign-in, at most a hundred for each account. */
export async function getWhatsappNumbers(
  { ports }: ConnectNeeds,
  caller: Caller,
  ref: LoginRef,
): Promise<{ numbers: OfferedNumber[] }> {
  const { access } = await openAccess(ports, caller, ref)
  const numbers: OfferedNumber[] = []
  for (const wabaId of await accountsOf(ports, access)) {
    const vendorNumbers = await callMeta(ports.whatsapp.numbersOf(access, wabaId))
    numbers.push(...vendorNumbers.map((number) => ({ ...number, wabaId })))
  }
  return { numbers }
}

/**
 * Connects a number of a sign-in: registers it with the Cloud API, subscribes the URL of the agent's region
 * to its messages, and verifies that. Throws AppError 'already-exists' when it is another agent's.
 */
export async function connectWhatsappNumber(
  needs: ConnectNeeds,
  caller: Caller,
  { wabaId, phoneId, ...ref }: LoginRef & { wabaId: string; phoneId: string },
): Promise<{ newAddedNumber: string }> {
  const { ports } = needs
  const { login, access } = await openAccess(ports, caller, ref)
  const { region, agentId, workspaceId } = login
  if (!(await accountsOf(ports, access)).includes(wabaId)) throw unknownNumber()
  const offered = await findNumber(ports, access, { wabaId, phoneId })
  const seenConnectedAt = await finishLeaving('whatsapp', login, { unreached: 'again' }, (leave) =>
    deleteWhatsapp(ports, login, leave),
  )
  await requireOneRegion(wabaId, phoneId, region)
  const claim = { kind: 'whatsapp' as const, account: phoneId, region, agentId, workspaceId }
  await connectClaimed(claim, async () => {
    try {
      if (offered.connection !== 'CONNECTED')
        await callMeta(ports.whatsapp.register(access, phoneId, pinOf(needs.signing, phoneId)))
      await subscribe(needs, access, region, wabaId)
      const details = await findNumber(ports, access, { wabaId, phoneId })
      await saveNumber(needs, {
        ref: { region, agentId, workspaceId },
        caller,
        method: 'cloud',
        wabaId,
        details,
        secret: { token: access.token, appSecret: '', verifyToken: '' },
        seenConnectedAt,
      })
    } catch (error) {
      await disconnectWaba(ports, access, wabaId)
      throw error
    }
  })
  await deleteMetaLogin(login)
  return { newAddedNumber: offered.phoneNumber }
}

async function openAccess(ports: ConnectNeeds['ports'], caller: Caller, ref: LoginRef) {
  const login = await requireMetaLogin(ports, caller, { ...ref, purpose: 'whatsapp' })
  const access: WhatsappAccess = { token: login.token.reveal(), appSecret: '' }
  return { login, access }
}

/** Returns the business accounts that the token covers. */
async function accountsOf(ports: ConnectNeeds['ports'], { token }: WhatsappAccess): Promise<string[]> {
  const { accounts } = await callMeta(requireMeta(ports).signIn.inspectToken(token))
  return accounts.slice(0, maxAccounts)
}

async function findNumber(
  { whatsapp }: ConnectNeeds['ports'],
  access: WhatsappAccess,
  { wabaId, phoneId }: { wabaId: string; phoneId: string },
): Promise<WhatsappNumberDetails> {
  const numbers = await callMeta(whatsapp.numbersOf(access, wabaId))
  const number = numbers.find((candidate) => candidate.phoneId === phoneId)
  if (!number) throw unknownNumber()
  return number
}

/**
 * Requires that a business account is used in one region only, because Meta posts its messages to one URL.
 */
async function requireOneRegion(wabaId: string, phoneId: string, region: Region): Promise<void> {
  const others = regions.filter((other) => other !== region)
  if (await hasNumbers(wabaId, others, phoneId))
    throw new AppError('failed-precondition', 'whatsappOtherRegion')
}

function unknownNumber(): AppError {
  return new AppError('invalid-argument', 'whatsappNumberUnknown')
}

/** Subscribes to an account's messages and verifies the subscription. */
async function subscribe(
  { ports, apiUrls, app }: ConnectNeeds,
  access: WhatsappAccess,
  region: AgentRef['region'],
  wabaId: string,
): Promise<void> {
  if (!app) throw new AppError('failed-precondition', 'metaIsOff')
  const url = `${apiUrls[region]}/meta/webhook`
  const { whatsapp } = ports
  await callMeta(whatsapp.subscribe(access, wabaId, { url, verifyToken: app.verifyToken }))
  const set = await callMeta(whatsapp.subscriptions(access, wabaId))
  if (set[app.appId] !== url) throw new AppError('unavailable', 'metaUnreachable')
}

/** Returns the PIN of a number, six digits derived from it, so that only we can register it again. */
function pinOf(signing: SigningKeys, phoneId: string): string {
  const hash = signing.nameOf(JSON.stringify(['whatsapp-pin', phoneId]), { encoding: 'hex', length: 8 })
  return String(Number.parseInt(hash, 16) % 1_000_000).padStart(6, '0')
}

import { whatsappNumberSchema, type WhatsappNumber } from '../../../../../shared/channels/channels.ts'
import { paths } from '../../../../../shared/paths.ts'
import { regions, type Region } from '../../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../../store/documents.ts'
import { Query } from '../../../../../store/Query.ts'
import type { Caller } from '../../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../../kernel/access/authorize.ts'
import type { Ports } from '../../../../kernel/ports/ports.ts'
import { isOfAnother } from '../../accounts/channelClaims.ts'
import { requestDisconnection } from '../../leaving/requestDisconnection.ts'
import { disconnectAccount, type Leave } from '../../leaving/disconnectAccount.ts'
import { requireAccepted } from '../../meta/GraphRefused.ts'
import { numberSecret, readWhatsappSecret } from '../WhatsappNumbers.ts'
import type { WhatsappAccess } from '../../../../kernel/channels/Whatsapp.ts'

export type LeavePorts = Pick<Ports, 'keys' | 'whatsapp'>

/** Disconnects an agent's number, at Meta too; does nothing when it has none, or another one by now. */
export async function disconnectWhatsapp(
  ports: LeavePorts & Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { phoneId, ...ref }: AgentRef & { phoneId: string },
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  const stored = await readDocument(ref.region, paths.waNumber(ref.agentId), whatsappNumberSchema)
  if (stored?.data.phoneId === phoneId) await deleteWhatsapp(ports, ref, { unreached: ports })
  return { success: true }
}

/**
 * Disconnects the number without checking rights, which the caller has done. May be repeated at any point.
 */
export async function deleteWhatsapp(
  ports: LeavePorts & Pick<Ports, 'now'>,
  ref: AgentRef,
  leave: Leave,
): Promise<void> {
  const number = {
    kind: 'whatsapp' as const,
    ref,
    schema: whatsappNumberSchema,
    claims: ['whatsapp'] as const,
    secretOf: (workspaceId: string) => numberSecret(ref, workspaceId),
    disconnect: (stored: WhatsappNumber) => endConnection(ports, ref, stored),
  }
  await disconnectAccount(ports, number, leave)
}

/** Ends the connection at Meta, unless another agent has the number by now. */
async function endConnection(ports: LeavePorts, ref: AgentRef, number: WhatsappNumber): Promise<boolean> {
  if (await isOfAnother(ref, 'whatsapp', number.phoneId)) return true
  const access = number.method === 'cloud' && (await readWhatsappSecret(ports.keys, ref, number.ownerID))
  return !access || disconnectNumber(ports, access, number, allOfIt)
}

/** The parts of a number's connection that end. */
interface Ended {
  /** No agent takes the number over: it is deregistered from the Cloud API. */
  isGivenUp: boolean
  /** Another number of its business account replaces it, whose events are needed. */
  isAccountKept: boolean
}
const allOfIt: Ended = { isGivenUp: true, isAccountKept: false }

/**
 * Unsubscribes from a number's events, unless others of its business account still need them, and deregisters
 * it if it is given up. A customer's own app is not touched. Returns false when Meta was unavailable.
 */
export async function disconnectNumber(
  { whatsapp }: Pick<Ports, 'whatsapp'>,
  access: WhatsappAccess,
  { phoneId, wabaId }: WhatsappNumber,
  { isGivenUp, isAccountKept }: Ended,
): Promise<boolean> {
  const isLeft = isAccountKept || (await disconnectWaba({ whatsapp }, access, wabaId, phoneId))
  if (!isGivenUp) return isLeft
  const deregister = () => requireAccepted(whatsapp.deregister(access, phoneId))
  return (await requestDisconnection('Deregistering a number', phoneId, deregister)) && isLeft
}

/**
 * Unsubscribes from a business account, unless our app serves other numbers of it. Returns false when Meta
 * was unavailable.
 */
export async function disconnectWaba(
  { whatsapp }: Pick<Ports, 'whatsapp'>,
  access: WhatsappAccess,
  wabaId: string,
  butPhoneId = '',
): Promise<boolean> {
  if (await hasNumbers(wabaId, regions, butPhoneId)) return true
  return requestDisconnection('Unsubscribing a business account', wabaId, () =>
    requireAccepted(whatsapp.unsubscribe(access, wabaId)),
  )
}

/** Returns whether our app serves numbers of a business account in these regions, except this one. */
export async function hasNumbers(
  wabaId: string,
  among: readonly Region[],
  butPhoneId: string,
): Promise<boolean> {
  for (const region of among) {
    const numbers = await Query.collection(region, paths.waNumbers)
      .where('wabaId', '==', wabaId)
      .where('method', '==', 'cloud')
      .where('state', 'in', ['connected', 'broken'])
      .limit(2)
      .read()
    if (numbers.some(({ fields }) => fields['phoneId'] !== butPhoneId)) return true
  }
  return false
}

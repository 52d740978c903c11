import { whatsappNumberSchema, type WhatsappNumber } from '../../../../../shared/channels/channels.ts'
import { paths } from '../../../../../shared/paths.ts'
import { readDocument, type Stored } from '../../../../../store/documents.ts'
import type { Caller } from '../../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../../kernel/access/AgentRef.ts'
import { queueNotice } from '../../../../kernel/tasks/queueNotice.ts'
import { runIsolated } from '../../../../kernel/errors/runIsolated.ts'
import { releaseAccount } from '../../accounts/channelClaims.ts'
import { storeAccount } from '../../connecting/storeAccount.ts'
import { disconnectNumber } from './disconnectWhatsapp.ts'
import { numberSecret, readWhatsappSecret, type WhatsappSecret } from '../WhatsappNumbers.ts'
import type { WhatsappNumberDetails } from '../../../../kernel/channels/Whatsapp.ts'
import type { WhatsappNeeds } from '../WhatsappNeeds.ts'

export interface NewNumber {
  ref: AgentRef & { workspaceId: string }
  /** The person or program that connects it. */
  caller: Caller
  method: WhatsappNumber['method']
  wabaId: string
  details: WhatsappNumberDetails
  secret: WhatsappSecret
  /** The connection time of the number that was there before; 0 for none. */
  seenConnectedAt: number
}

/**
 * Stores a number with its secrets and disconnects the one before. The operator of the platform is notified
 * of an agent's first one.
 */
export async function saveNumber(needs: WhatsappNeeds, added: NewNumber): Promise<void> {
  const { ports } = needs
  const { region, agentId, workspaceId } = added.ref
  const path = paths.waNumber(agentId)
  const before = await readDocument(region, path, whatsappNumberSchema)
  const isSame = before?.data.phoneId === added.details.phoneId
  const isLeft = before !== undefined && (!isSame || before.data.method !== added.method)
  const readOld = () => readWhatsappSecret(ports.keys, added.ref, workspaceId)
  // The secrets are replaced by those of the new number, so they are read first; unreadable ones are ignored.
  const access = isLeft && before.data.method === 'cloud' && (await readOld().catch(() => undefined))
  const isVerified = await isVerifiedAlready(needs, added, before)
  await storeAccount(ports, {
    kind: 'whatsapp',
    ref: added.ref,
    caller: added.caller,
    schema: whatsappNumberSchema,
    secret: { ref: numberSecret(added.ref, workspaceId), text: JSON.stringify(added.secret) },
    seenConnectedAt: added.seenConnectedAt,
    recordOf: (base) => ({
      ...base,
      ...detailsOf(needs.apiUrls[region], added),
      waVerifyPassed: isVerified,
      isBanned: false,
    }),
  })
  // After the commit, so that a failed commit leaves the previous number unchanged.
  if (access) {
    // The account that was subscribed a moment ago must stay subscribed.
    const isAccountKept = added.method === 'cloud' && before.data.wabaId === added.wabaId
    await runIsolated('Disconnecting a number', before.data.phoneId, () =>
      disconnectNumber(ports, access, before.data, { isGivenUp: !isSame, isAccountKept }),
    )
  }
  // A failure does not affect the new number; the claim is released when the agent is disconnected.
  if (before && !isSame)
    await runIsolated('Releasing a number', before.data.phoneId, () =>
      releaseAccount({ kind: 'whatsapp', account: before.data.phoneId, region, agentId }),
    )
  if (!before)
    await queueNotice(ports, region, 'newChannel', `${agentId}-whatsapp`, {
      kind: 'whatsapp',
      agentId,
      region,
    })
}

/**
 * Returns whether the webhook is verified: ours always is; a customer's app verifies its own once, with the
 * same token.
 */
async function isVerifiedAlready(
  { ports }: WhatsappNeeds,
  { ref, method, secret }: NewNumber,
  before: Stored<WhatsappNumber> | undefined,
): Promise<boolean> {
  if (method === 'cloud') return true
  if (before?.data.method !== 'legacy' || !before.data.waVerifyPassed) return false
  const storedSecret = await readWhatsappSecret(ports.keys, ref, ref.workspaceId)
  return storedSecret?.verifyToken === secret.verifyToken
}

function detailsOf(apiUrl: string, { ref: { agentId }, method, wabaId, details }: NewNumber) {
  const webhook = method === 'cloud' ? '/meta/webhook' : `/v2/agents/${agentId}/whatsapp-webhook`
  return { ...details, method, wabaId, webhookUrl: `${apiUrl}${webhook}` }
}

import { z } from 'zod'
import { whatsappNumberSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import { OpenAccounts } from '../accounts/OpenAccounts.ts'
import type { WhatsappAccess } from '../../../kernel/channels/Whatsapp.ts'

/** A number with its credentials. */
export interface OpenNumber {
  phoneId: string
  wabaId: string
  access: WhatsappAccess
  connectedAt: number
}

/** The secrets of a number. `appSecret` and `verifyToken`: of the customer's own app; empty for ours. */
export const whatsappSecretSchema = z.object({
  token: z.string(),
  appSecret: z.string().default(''),
  verifyToken: z.string().default(''),
})
export type WhatsappSecret = z.infer<typeof whatsappSecretSchema>

/** Returns where the secrets of an agent's number are stored; an underscore separates the workspace there. */
export function numberSecret({ region, agentId }: AgentRef, workspaceId: string): SecretRef {
  return { region, workspaceId, name: `whatsapp-${agentId.replaceAll('_', '-')}` }
}

/** Returns the secrets of a number; undefined for none. */
export async function readWhatsappSecret(
  keys: Ports['keys'],
  ref: AgentRef,
  workspaceId: string,
): Promise<WhatsappSecret | undefined> {
  const stored = await readTenantSecret(keys, numberSecret(ref, workspaceId))
  return stored && whatsappSecretSchema.parse(JSON.parse(stored.reveal()))
}

/** A cache of the numbers of this instance's agents. */
export class WhatsappNumbers extends OpenAccounts<OpenNumber> {
  constructor(ports: Pick<Ports, 'keys' | 'now' | 'tasks'>) {
    super(ports, {
      name: 'waNumbers',
      kind: 'whatsapp',
      read: (ref) => readConnectedNumber(ports.keys, ref),
      accountOf: ({ phoneId }) => phoneId,
    })
  }
}

/** Returns the agent's number; undefined for none, or for one that Meta does not let us use any more. */
export async function readConnectedNumber(
  keys: Ports['keys'],
  ref: AgentRef,
): Promise<OpenNumber | undefined> {
  const stored = await readDocument(ref.region, paths.waNumber(ref.agentId), whatsappNumberSchema)
  if (stored?.data.state !== 'connected') return undefined
  const { ownerID, phoneId, wabaId, connectedAt } = stored.data
  const secret = await readWhatsappSecret(keys, ref, ownerID)
  if (!secret) return undefined
  return { phoneId, wabaId, access: secret, connectedAt }
}

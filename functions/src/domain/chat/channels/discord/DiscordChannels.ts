import { discordChannelSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import type { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { OpenAccounts } from '../accounts/OpenAccounts.ts'

/** An agent's channel with what it is written to by. */
export interface OpenChannel {
  channelId: string
  webhookId: string
  token: SecretText
  connectedAt: number
}

export function webhookTokenSecret({ region, agentId }: AgentRef, workspaceId: string): SecretRef {
  return { region, workspaceId, name: `discord-${agentId.replaceAll('_', '-')}` }
}

/** The Discord channels of the agents that this instance answers for. */
export class DiscordChannels extends OpenAccounts<OpenChannel> {
  constructor(ports: Pick<Ports, 'keys' | 'now' | 'tasks'>) {
    super(ports, {
      name: 'discordChannels',
      kind: 'discord',
      read: (ref) => readOpenChannel(ports.keys, ref),
      accountOf: ({ channelId }) => channelId,
    })
  }
}

/** Undefined where the agent has none, or one whose webhook is gone. */
export async function readOpenChannel(keys: Ports['keys'], ref: AgentRef): Promise<OpenChannel | undefined> {
  const stored = await readDocument(ref.region, paths.discordChannel(ref.agentId), discordChannelSchema)
  if (stored?.data.state !== 'connected') return undefined
  const { channelId, webhookId, ownerID, connectedAt } = stored.data
  const token = await readTenantSecret(keys, webhookTokenSecret(ref, ownerID))
  return token && { channelId, webhookId, token, connectedAt }
}

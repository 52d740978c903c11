import { discordChannelSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import type { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { OpenAccounts } from '../accounts/OpenAccounts.ts'

/** An agent's channel with its webhook. */
export interface OpenChannel {
  channelId: string
  webhookId: string
  token: SecretText
  connectedAt: number
}

export function webhookTokenSecret({ region, agentId }: AgentRef, workspaceId: string): SecretRef {
  return { region, workspaceId, name: `discord-${agentId.replaceAll('_', '-')}` }
}

/** A cache of the Discord channels of this instance's agents. */
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

/** Returns the agent's channel; undefined for none, or when its webhook is gone. */
export async function readOpenChannel(keys: Ports['keys'], ref: AgentRef): Promise<OpenChannel | undefined> {
  const stored = await readDocument(ref.region, paths.discordChannel(ref.agentId), discordChannelSchema)
  if (stored?.data.state !== 'connected') return undefined
  const { channelId, webhookId, ownerID, connectedAt } = stored.data
  const token = await readTenantSecret(keys, webhookTokenSecret(ref, ownerID))
  return token && { channelId, webhookId, token, connectedAt }
}

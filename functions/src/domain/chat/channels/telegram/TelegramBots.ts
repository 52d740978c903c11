import { telegramBotSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import type { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { OpenAccounts } from '../accounts/OpenAccounts.ts'

/** An agent's bot with its token. */
export interface OpenBot {
  botId: string
  token: SecretText
  connectedAt: number
}

export function botSecret({ region, agentId }: AgentRef, workspaceId: string): SecretRef {
  return { region, workspaceId, name: `telegram-${agentId.replaceAll('_', '-')}` }
}

/** A cache of the bots of this instance's agents. */
export class TelegramBots extends OpenAccounts<OpenBot> {
  constructor(ports: Pick<Ports, 'keys' | 'now' | 'tasks'>) {
    super(ports, {
      name: 'telegramBots',
      kind: 'telegram',
      read: (ref) => readOpenBot(ports.keys, ref),
      accountOf: ({ botId }) => botId,
    })
  }
}

async function readOpenBot(keys: Ports['keys'], ref: AgentRef): Promise<OpenBot | undefined> {
  const stored = await readDocument(ref.region, paths.telegramBot(ref.agentId), telegramBotSchema)
  if (stored?.data.state !== 'connected') return undefined
  const token = await readTenantSecret(keys, botSecret(ref, stored.data.ownerID))
  const { botId, connectedAt } = stored.data
  return token && { botId, connectedAt, token }
}

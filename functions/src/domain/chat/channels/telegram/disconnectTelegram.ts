import { telegramBotSchema, type TelegramBot } from '../../../../shared/channels/channels.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import type { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { isOfAnother } from '../accounts/channelClaims.ts'
import { requestDisconnection } from '../leaving/requestDisconnection.ts'
import { disconnectAccount, type Leave } from '../leaving/disconnectAccount.ts'
import { botSecret } from './TelegramBots.ts'
import { requireAccepted } from './TelegramRefused.ts'

type Needs = Pick<Ports, 'keys' | 'telegram'>

/** Disconnects an agent's bot, at Telegram too; does nothing when none is connected. */
export async function disconnectTelegram(
  ports: Needs & Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  await deleteTelegram(ports, ref, { unreached: ports })
  return { success: true }
}

/** Disconnects the bot without checking rights, which the caller has done. May be repeated at any point. */
export async function deleteTelegram(
  ports: Needs & Pick<Ports, 'now'>,
  ref: AgentRef,
  leave: Leave,
): Promise<void> {
  const bot = {
    kind: 'telegram' as const,
    ref,
    schema: telegramBotSchema,
    claims: ['telegram'] as const,
    secretOf: (workspaceId: string) => botSecret(ref, workspaceId),
    disconnect: (stored: TelegramBot) => endConnection(ports, ref, stored),
  }
  await disconnectAccount(ports, bot, leave)
}

/** Ends the connection at Telegram, unless another agent has the bot by now. */
async function endConnection(ports: Needs, ref: AgentRef, bot: TelegramBot): Promise<boolean> {
  if (await isOfAnother(ref, 'telegram', bot.botId)) return true
  const token = await readTenantSecret(ports.keys, botSecret(ref, bot.ownerID))
  return !token || disconnectBot(ports, token, bot.botId)
}

/**
 * Makes Telegram stop posting; not needed when Telegram refuses the token. Returns false when Telegram was
 * out of reach.
 */
export async function disconnectBot(
  { telegram }: Pick<Ports, 'telegram'>,
  token: SecretText,
  botId: string,
): Promise<boolean> {
  return requestDisconnection('Disconnecting a bot', botId, () =>
    requireAccepted(telegram.deleteWebhook(token.reveal())),
  )
}

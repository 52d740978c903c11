import type { Request } from 'firebase-functions/v2/https'
import { receive } from '../../domain/chat/channels/incoming/receive.ts'
import { readUpdate } from '../../domain/chat/channels/telegram/readUpdate.ts'
import { verifyWebhook } from '../../domain/chat/channels/telegram/webhookSecret.ts'
import { currentInstance } from '../context.ts'
import type { Response } from '../http/Response.ts'

/** More than any update that a person can cause. */
const maxBytes = 256_000

/**
 * Serves Telegram's updates of an agent's bot. Telegram holds a chat back until its update gets a 200, so
 * unreadable updates and those of a bot that no longer belongs to the agent get one too.
 */
export async function serveTelegram(request: Request, response: Response, agentId: string): Promise<void> {
  const { ports, signing, claimOwners } = currentInstance()
  const token = String(request.headers['x-telegram-bot-api-secret-token'] ?? '')
  const { region, botId } = verifyWebhook(signing, agentId, token)
  const read = readUpdate(parse(request.rawBody), ports.now())
  if (read && (await claimOwners.isOwner({ region, agentId }, 'telegram', botId))) {
    const { chatId, incoming } = read
    const thread = { region, agentId, kind: 'telegram' as const, account: botId, address: chatId }
    await receive({ ports, signing }, { ...thread, incoming })
  }
  response.json({})
}

function parse(raw: Buffer | undefined): unknown {
  if (!raw || raw.length > maxBytes) return undefined
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

import type { Request } from 'firebase-functions/v2/https'
import { receive } from '../../domain/chat/channels/incoming/receive.ts'
import { readUpdate } from '../../domain/chat/channels/telegram/readUpdate.ts'
import { verifyWebhook } from '../../domain/chat/channels/telegram/webhookSecret.ts'
import { instance } from '../context.ts'
import type { Response } from '../http/Response.ts'

/** More than any update that a person can cause. */
const mostBytes = 256_000

/**
 * What Telegram says of an agent's bot. Telegram holds a chat back until its update has got a 200, so that
 * what cannot be read, and what is of a bot that is not this agent's any more, gets one too.
 */
export async function serveTelegram(request: Request, response: Response, agentId: string): Promise<void> {
  const { ports, secret, claimOwners } = instance()
  const given = String(request.headers['x-telegram-bot-api-secret-token'] ?? '')
  const { region, botId } = verifyWebhook(secret, agentId, given)
  const read = readUpdate(parse(request.rawBody), ports.now())
  if (read && (await claimOwners.isOwner({ region, agentId }, 'telegram', botId))) {
    const { chatId, incoming } = read
    const place = { region, agentId, kind: 'telegram' as const, account: botId, address: chatId }
    await receive({ ports, secret }, { ...place, incoming })
  }
  response.json({})
}

function parse(raw: Buffer | undefined): unknown {
  if (!raw || raw.length > mostBytes) return undefined
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

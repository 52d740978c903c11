import { createHmac, timingSafeEqual } from 'node:crypto'
import { regions, type Region } from '../../../../shared/regions/regions.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

/** The agent and bot of a webhook's URL. */
export interface WebhookOwner {
  region: Region
  agentId: string
  botId: string
}

/**
 * Returns the secret that Telegram sends with every message of a bot. It is the signed owner, so it can be
 * verified without a lookup. Letters, digits, `_` and `-`, as Telegram requires.
 */
export function webhookSecret(secret: string, { region, agentId, botId }: WebhookOwner): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['telegram-webhook', region, agentId, botId]))
    .digest('base64url')
  return `${region}-${botId}-${signature}`
}

/** Verifies the secret of this agent's webhook; throws AppError 'unauthenticated'. */
export function verifyWebhook(secret: string, agentId: string, given: string): WebhookOwner {
  const [, name, botId = ''] = /^([a-z]+)-(\d{1,20})-[\w-]{43}$/.exec(given) ?? []
  const region = regions.find((known) => known === name)
  if (!region) throw new AppError('unauthenticated')
  const owner = { region, agentId, botId }
  const expected = Buffer.from(webhookSecret(secret, owner))
  const actual = Buffer.from(given)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new AppError('unauthenticated')
  return owner
}

import { regions, type Region } from '../../../../shared/regions/regions.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

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
export function webhookSecret(signing: SigningKeys, owner: WebhookOwner): string {
  return `${owner.region}-${owner.botId}-${signing.sign(signedText(owner))}`
}

/** Verifies the secret of this agent's webhook; throws AppError 'unauthenticated'. */
export function verifyWebhook(signing: SigningKeys, agentId: string, token: string): WebhookOwner {
  const [, name, botId = '', signature = ''] = /^([a-z]+)-(\d{1,20})-([\w-]{43})$/.exec(token) ?? []
  const region = regions.find((candidate) => candidate === name)
  if (!region) throw new AppError('unauthenticated')
  const owner = { region, agentId, botId }
  if (!signing.isSigned(signedText(owner), signature)) throw new AppError('unauthenticated')
  return owner
}

function signedText({ region, agentId, botId }: WebhookOwner): string {
  return JSON.stringify(['telegram-webhook', region, agentId, botId])
}

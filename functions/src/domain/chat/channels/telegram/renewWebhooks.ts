import { telegramBotSchema, type TelegramBot } from '../../../../shared/channels/channels.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { readQuery, type Stored } from '../../../../store/documents.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { WorkBudget } from '../../../kernel/sweeps/WorkBudget.ts'
import { requireAccepted } from './TelegramRefused.ts'
import { botSecret } from './TelegramBots.ts'
import { webhookSecret } from './webhookSecret.ts'

const atOnce = 50

interface RenewNeeds {
  ports: Pick<Ports, 'keys' | 'telegram'>
  signing: SigningKeys
}

/**
 * Sets the webhooks again that were signed with an older secret, as far as the budget lasts, and returns how
 * many. A bot that fails is logged and tried again by the next sweep. When none is left, the older secret can
 * be removed.
 */
export async function renewWebhooks(
  needs: RenewNeeds,
  region: Region,
  budget = new WorkBudget(),
): Promise<number> {
  const skipped = new Set<string>()
  let renewed = 0
  let failed = 0
  while (!budget.isSpent) {
    const older = await readQuery(region, 'telegramBots', telegramBotSchema, (query) =>
      query.where('webhookKey', '!=', needs.signing.newest).limit(atOnce + skipped.size),
    )
    const left = older.filter(({ path }) => !skipped.has(path))
    if (left.length === 0) break
    for (const bot of left) {
      // One that is being disconnected loses its webhook anyway.
      const isConnected = bot.data.state === 'connected'
      const isDone =
        isConnected && (await runIsolated('Renewing a webhook', bot.path, () => renew(needs, region, bot)))
      if (isDone) renewed++
      else skipped.add(bot.path)
      if (isConnected && !isDone) failed++
    }
  }
  if (renewed + failed > 0) console.info('Webhooks were signed again', { region, renewed, failed })
  return renewed
}

async function renew(
  { ports, signing }: RenewNeeds,
  region: Region,
  { path, data, version }: Stored<TelegramBot>,
): Promise<void> {
  const agentId = path.slice(path.lastIndexOf('/') + 1)
  const token = await readTenantSecret(ports.keys, botSecret({ region, agentId }, data.ownerID))
  if (!token) throw new Error('The token of the bot is missing')
  const secret = webhookSecret(signing, { region, agentId, botId: data.botId })
  await requireAccepted(ports.telegram.setWebhook(token.reveal(), { url: data.webhookUrl, secret }))
  try {
    await new Writes(region).update(path, { webhookKey: signing.newest }, version).commit()
  } catch (error) {
    // It was disconnected or connected again meanwhile, and the next sweep looks at it.
    if (!(error instanceof Conflict)) throw error
  }
}

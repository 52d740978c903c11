import { telegramBotSchema, type TelegramBot } from '../../../../shared/channels/channels.ts'
import { channelTexts } from '../../../../shared/channels/channelTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument, type Stored } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent, draftOf } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { queueNotice } from '../../../kernel/tasks/queueNotice.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { connectClaimed, releaseAccount } from '../accounts/channelClaims.ts'
import { storeAccount } from '../connecting/storeAccount.ts'
import { finishLeaving } from '../leaving/finishLeaving.ts'
import { throttleConnecting } from '../accounts/throttleConnecting.ts'
import type { Telegram, TelegramBotName } from '../../../kernel/channels/Telegram.ts'
import { botSecret } from './TelegramBots.ts'
import { requireAccepted, TelegramRefused } from './TelegramRefused.ts'
import { deleteTelegram, disconnectBot } from './disconnectTelegram.ts'
import { webhookSecret } from './webhookSecret.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

export interface TelegramNeeds {
  ports: Pick<Ports, 'now' | 'keys' | 'tasks' | 'telegram'>
  /** Signs the secret that Telegram sends with each message. */
  signing: SigningKeys
  /** The URLs of the `api` function by region. */
  apiUrls: Readonly<Record<AgentRef['region'], string>>
}

/**
 * Connects the bot of a token to an agent and replaces the one before. Throws at the field when Telegram does
 * not know the token, and AppError 'already-exists' when the bot is another agent's.
 */
export async function connectTelegram(
  needs: TelegramNeeds,
  caller: Caller,
  { token, ...ref }: AgentRef & { token: string },
): Promise<{ username: string }> {
  const { ports } = needs
  const grant = await authorizeForAgent(caller, 'changeChannels', ref)
  const { workspaceId } = grant
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  await throttleConnecting('telegram', workspaceId, ports.now())
  const bot = await readBot(ports.telegram, token)
  const seenConnectedAt = await finishLeaving('telegram', ref, { unreached: 'again' }, (leave) =>
    deleteTelegram(ports, ref, leave),
  )
  const claim = { kind: 'telegram' as const, account: bot.id, ...ref, workspaceId }
  const webhookUrl = `${needs.apiUrls[ref.region]}/v2/agents/${ref.agentId}/telegram-webhook`
  const { result: before } = await connectClaimed(claim, async () => {
    await setWebhook(needs, ref, { token, bot, webhookUrl })
    await offerCommands(ports.telegram, token, draftOf(grant).data.lang)
    const webhookKey = needs.signing.newest
    const connecting = { token, bot, webhookUrl, webhookKey, seenConnectedAt }
    return save(ports, { ...ref, workspaceId, caller }, connecting)
  })
  if (before && before.data.botId !== bot.id) await releaseAccount({ ...claim, account: before.data.botId })
  if (!before)
    await queueNotice(ports, ref.region, 'newChannel', `${ref.agentId}-telegram`, {
      kind: 'telegram',
      agentId: ref.agentId,
      region: ref.region,
    })
  return { username: bot.username }
}

/** Sets the commands in the bot's menu; a failure is ignored, because the bot works without them. */
async function offerCommands(telegram: Telegram, token: string, lang: string): Promise<void> {
  const { forget } = channelTexts[languageOf(lang)]
  await runIsolated('Setting the commands of a bot', '', () =>
    requireAccepted(telegram.setCommands(token, [{ command: 'forget', description: forget }])),
  )
}

async function readBot(telegram: Telegram, token: string): Promise<TelegramBotName> {
  try {
    return await requireAccepted(telegram.getMe(token))
  } catch (error) {
    if (error instanceof TelegramRefused && [400, 401, 404].includes(error.refusal.code))
      throw new AppError('invalid-argument', undefined, { token: 'telegramTokenWrong' })
    throw new AppError('unavailable', 'telegramUnreachable')
  }
}

interface Connecting {
  token: string
  bot: TelegramBotName
  webhookUrl: string
}

/** Deletes the old webhook, sets the new one and verifies it. */
async function setWebhook(
  { ports: { telegram }, signing }: TelegramNeeds,
  { region, agentId }: AgentRef,
  { token, bot, webhookUrl }: Connecting,
): Promise<void> {
  try {
    await requireAccepted(telegram.deleteWebhook(token))
    const signed = webhookSecret(signing, { region, agentId, botId: bot.id })
    await requireAccepted(telegram.setWebhook(token, { url: webhookUrl, secret: signed }))
    const set = await requireAccepted(telegram.readWebhook(token))
    const refusal = { code: 0, description: 'another address is set', retryAfterSeconds: 0 }
    if (set !== webhookUrl) throw new TelegramRefused(refusal)
  } catch (error) {
    if (!(error instanceof TelegramRefused)) throw new AppError('unavailable', 'telegramUnreachable')
    const { description } = error.refusal
    throw new AppError('failed-precondition', { key: 'telegramWebhookFailed', values: { description } })
  }
}

/** Stores the bot with its token; returns the one before, which is disconnected. */
async function save(
  ports: TelegramNeeds['ports'],
  { caller, ...ref }: AgentRef & { workspaceId: string; caller: Caller },
  {
    token,
    bot,
    webhookUrl,
    webhookKey,
    seenConnectedAt,
  }: Connecting & { webhookKey: string; seenConnectedAt: number },
): Promise<Stored<TelegramBot> | undefined> {
  // The token of the bot before is replaced by that of the new one, so it is read first.
  const stored = await readDocument(ref.region, paths.telegramBot(ref.agentId), telegramBotSchema)
  const isOther = stored !== undefined && stored.data.botId !== bot.id
  const readOld = () => readTenantSecret(ports.keys, botSecret(ref, ref.workspaceId))
  // A bot whose token cannot be decrypted is replaced anyway.
  const old = isOther && (await readOld().catch(() => undefined))
  const before = await storeAccount(ports, {
    kind: 'telegram',
    ref,
    caller,
    schema: telegramBotSchema,
    secret: { ref: botSecret(ref, ref.workspaceId), text: token },
    seenConnectedAt,
    recordOf: (base) => ({
      ...base,
      botId: bot.id,
      username: bot.username,
      name: bot.name,
      webhookUrl,
      webhookKey,
    }),
  })
  // After the commit, so that a failed commit leaves the previous bot unchanged.
  if (old && before?.data.botId === stored.data.botId)
    await runIsolated('Disconnecting a bot', before.data.botId, () =>
      disconnectBot(ports, old, before.data.botId),
    )
  return before
}

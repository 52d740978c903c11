import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { hourMs } from '../../../../shared/durations.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { contentOfFile } from '../files/contentOfFile.ts'
import {
  TryLater,
  Undeliverable,
  type ChannelAdapter,
  type Recipient,
} from '../../../kernel/channels/ChannelAdapter.ts'
import { reasonOfStop } from '../accounts/reasonOfStop.ts'
import type {
  Telegram,
  TelegramFile,
  TelegramMessage,
  TelegramRefusal,
} from '../../../kernel/channels/Telegram.ts'
import { TelegramBots, type OpenBot } from './TelegramBots.ts'
import { requireAccepted, TelegramRefused } from './TelegramRefused.ts'
import { telegramParts } from './telegramParts.ts'

/** Types that Telegram shows as a picture; others would become animations or stickers. */
const shown = new Set(['image/png', 'image/jpeg'])
const maxWaitMs = hourMs

/** Delivers replies through the agents' own bots. */
export function telegramAdapter(
  ports: Pick<Ports, 'keys' | 'now' | 'tasks'>,
  telegram: Telegram,
): ChannelAdapter<TelegramMessage | TelegramFile> {
  const bots = new TelegramBots(ports)
  const botOf = (recipient: Recipient) => bots.of(recipient)

  return {
    // Telegram cannot recognise a repetition: a part that may have arrived is sent once more only.
    maxTries: 2,
    partsOf: telegramParts,
    async send(recipient, part) {
      const bot = await botOf(recipient)
      if (!bot) throw new Undeliverable(await reasonOfStop(recipient, 'telegram'))
      try {
        await ('file' in part
          ? sendFile(telegram, bot, recipient, part)
          : sendMessage(telegram, bot, recipient, part))
      } catch (error) {
        if (!(error instanceof TelegramRefused)) throw error
        const { refusal } = error
        if (refusal.code === 401 || refusal.code === 404) await bots.refuse(recipient, bot)
        throw failureOf(refusal, 'file' in part ? 'fileNotTaken' : 'telegramNotTaken')
      }
    },
    async readFile(recipient, fileId, maxBytes) {
      const bot = await botOf(recipient)
      if (!bot) return undefined
      const response = await telegram.readFile(bot.token.reveal(), fileId, maxBytes)
      if (!response.refusal) return response.result
      if (response.refusal.code === 429 || response.refusal.code >= 500)
        throw failureOf(response.refusal, 'fileNotTaken')
      return undefined
    },
    isConnected: async (recipient) => (await botOf(recipient)) !== undefined,
    async showWork(recipient, choiceIds) {
      const bot = await botOf(recipient).catch(() => undefined)
      if (!bot) return
      const token = bot.token.reveal()
      await Promise.allSettled([
        telegram.showTyping(token, recipient.address),
        ...choiceIds.map((id) => telegram.answerChoice(token, id)),
      ])
    },
  }
}

/** Sends a message. Telegram refuses tags that it cannot parse; the text is then sent without them. */
async function sendMessage(
  telegram: Telegram,
  bot: OpenBot,
  recipient: Recipient,
  part: TelegramMessage,
): Promise<void> {
  const token = bot.token.reveal()
  try {
    await requireAccepted(telegram.sendMessage(token, recipient.address, part))
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const { plain, buttons } = part
    await requireAccepted(telegram.sendMessage(token, recipient.address, { plain, buttons }))
  }
}

/** Sends a file. Telegram refuses pictures that are too long or too wide; they are sent as documents. */
async function sendFile(
  telegram: Telegram,
  bot: OpenBot,
  recipient: Recipient,
  { file }: TelegramFile,
): Promise<void> {
  const sent = await contentOfFile(recipient, file)
  const token = bot.token.reveal()
  try {
    const as = shown.has(file.type) ? 'photo' : 'document'
    await requireAccepted(telegram.sendFile(token, recipient.address, as, sent))
  } catch (error) {
    if (!isUnshowable(error)) throw error
    await requireAccepted(telegram.sendFile(token, recipient.address, 'document', sent))
  }
}

/** Returns whether Telegram could not parse the tags. */
function isUnreadable(error: unknown): boolean {
  return error instanceof TelegramRefused && /can't parse entities/i.test(error.refusal.description)
}

/** Returns whether Telegram would take a picture as a document. */
function isUnshowable(error: unknown): boolean {
  return error instanceof TelegramRefused && /PHOTO_|IMAGE_PROCESS/.test(error.refusal.description)
}

/** Turns a refusal into an error. `otherwise`: the reason for a code that we do not know. */
function failureOf({ code, retryAfterSeconds }: TelegramRefusal, otherwise: DeliveryReason): Error {
  if (code === 429) return new TryLater(Math.min(Math.max(1, retryAfterSeconds) * 1_000, maxWaitMs))
  // It may have arrived anyway, so the try counts.
  if (code >= 500) return new Error(`Telegram responded with ${code}`)
  if (code === 401 || code === 404) return new Undeliverable('telegramTokenRefused')
  if (code === 403) return new Undeliverable('telegramBlocked')
  return new Undeliverable(otherwise)
}

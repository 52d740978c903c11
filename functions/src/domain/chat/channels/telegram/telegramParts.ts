import { escapeHtml } from '../../../kernel/texts/escapeHtml.ts'
import type { ReplyContent } from '../../../kernel/channels/ChannelAdapter.ts'
import { choiceDataOf } from '../choiceTags.ts'
import { packBlocks, type Packing } from '../markdown/packBlocks.ts'
import { choicesOf, linksOf, textsOf } from '../markdown/saying.ts'
import type { TelegramFile, TelegramMessage } from '../../../kernel/channels/Telegram.ts'
import { telegramHtml, wordsOfHtml } from './telegramHtml.ts'

/** Telegram counts UTF-16 units after the tags are parsed: at most 4,096. */
const packing: Packing = {
  max: 4_096,
  measure: (html) => wordsOfHtml(html).length,
  wordsOf: wordsOfHtml,
  toBlock: escapeHtml,
}
/**
 * Returns an answer as messages for Telegram, with its choices as buttons below its last text; its files
 * follow.
 */
export function telegramParts(content: ReplyContent): (TelegramMessage | TelegramFile)[] {
  return [...messagesOf(content), ...(content.files ?? []).map((file) => ({ file }))]
}

function messagesOf(content: ReplyContent): TelegramMessage[] {
  const blocks = textsOf(content).flatMap(telegramHtml)
  const parts: TelegramMessage[] = packBlocks(blocks, packing).map((html) => ({
    html,
    plain: wordsOfHtml(html),
    buttons: [],
  }))
  const last = parts.at(-1)
  if (last) last.buttons = buttonsOf(content)
  return parts
}

/** The data of a button is limited to 64 bytes; its text is read from the button when it is pressed. */
function buttonsOf(content: ReplyContent): TelegramMessage['buttons'] {
  const { messageId = '' } = content
  const choices = choicesOf(content).map((text, index) => ({ text, data: choiceDataOf(messageId, index) }))
  return [...linksOf(content), ...choices]
}

import { cutText } from '../../../kernel/texts/cutText.ts'
import type { ReplyContent } from '../../../kernel/channels/ChannelAdapter.ts'
import type { OutgoingFile } from '../../../kernel/channels/Thread.ts'
import { choiceDataOf } from '../choiceTags.ts'
import { packBlocks, type Packing } from '../markdown/packBlocks.ts'
import { choicesOf, linksOf, textsOf } from '../markdown/saying.ts'
import type { DiscordMessage } from '../../../kernel/channels/Discord.ts'
import { discordMarkdown, escapeForDiscord, wordsOfDiscord } from './discordMarkdown.ts'

/** Discord takes 2,000 characters; the rest is for the name of the person who is answered. */
const packing: Packing = {
  max: 1_950,
  measure: (markdown) => markdown.length,
  wordsOf: wordsOfDiscord,
  toBlock: escapeForDiscord,
}
const maxButtons = 25
const maxLabelCharacters = 80
const maxUrlCharacters = 512

/** A part of an answer; its choices are text where buttons are not possible. */
export interface DiscordPart extends Omit<DiscordMessage, 'file'> {
  /** Whether it is the first part of its answer. */
  isFirst: boolean
  /** Not loaded yet. */
  file?: OutgoingFile
}

/**
 * Returns an answer as messages for Discord, with its choices as buttons below its last text; its files
 * follow.
 */
export function discordParts(content: ReplyContent): DiscordPart[] {
  const messages = messagesOf(content)
  const files = (content.files ?? []).map((file, index): DiscordPart => {
    return { content: '', buttons: [], isFirst: messages.length + index === 0, file }
  })
  return [...messages, ...files]
}

function messagesOf(content: ReplyContent): DiscordPart[] {
  const links = linksOf(content)
  const choices = choicesOf(content)
  const { messageId = '' } = content
  const buttons: DiscordMessage['buttons'] = [
    ...links
      .filter(({ url }) => url.length <= maxUrlCharacters)
      .map(({ text, url }) => ({ text: shortLabel(text), url })),
    ...choices
      .filter((text) => text.length <= maxLabelCharacters)
      .map((text, index) => ({ text, id: choiceDataOf(messageId, index) })),
  ]
  const shown = new Set(buttons.slice(0, maxButtons).map(({ text }) => text))
  const blocks = [
    ...textsOf(content).flatMap(discordMarkdown),
    ...listChoices(choices.filter((text) => !shown.has(text))),
  ]
  const parts = packBlocks(blocks, packing).map((content, index): DiscordPart => ({
    content,
    buttons: [],
    isFirst: index === 0,
  }))
  const last = parts.at(-1)
  if (last) last.buttons = buttons.slice(0, maxButtons)
  return parts
}

/** Returns choices that do not fit on buttons as text. */
function listChoices(choices: readonly string[]): string[] {
  return choices.length > 0 ? [choices.map((text) => `• ${escapeForDiscord(text)}`).join('\n')] : []
}

function shortLabel(text: string): string {
  return text.length <= maxLabelCharacters ? text : `${cutText(text, maxLabelCharacters - 1)}…`
}

/**
 * Returns a part for a foreign webhook, which cannot have buttons. It names the person who is answered,
 * without a notification.
 */
export function asWebhookMessage(
  { content, buttons, isFirst }: Omit<DiscordPart, 'file'>,
  userId: string,
): Omit<DiscordMessage, 'file'> {
  const name = isFirst ? `<@${userId}> ` : ''
  const choices = buttons.map((button) =>
    'url' in button
      ? `• ${escapeForDiscord(button.text)}: <${button.url}>`
      : `• ${escapeForDiscord(button.text)}`,
  )
  const text = [`${name}${content}`, ...choices].join('\n')
  return { content: text.length <= 2_000 ? text : `${name}${content}`, buttons: [] }
}

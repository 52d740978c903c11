import { cutText } from '../../../kernel/texts/cutText.ts'
import type { ReplyContent } from '../../../kernel/channels/ChannelAdapter.ts'
import { choiceTextOf } from '../choiceTags.ts'
import { packBlocks, type Packing } from '../markdown/packBlocks.ts'
import { choicesOf, linksOf, textsOf } from '../markdown/saying.ts'
import type { WhatsappPart, WhatsappRow } from '../../../kernel/channels/Whatsapp.ts'
import { plainWords, whatsappText, wordsOfText } from './whatsappText.ts'

/** WhatsApp's limits. */
const maxCharacters = 4_096
const maxBeforeChoices = 1_024
const maxButtons = 3
const maxButtonCharacters = 20
const maxRows = 10
const maxRowTitleCharacters = 24
const maxRowDescriptionCharacters = 72
const maxIdCharacters = 200

const packingOf = (max: number): Packing => ({
  max,
  measure: (text) => text.length,
  wordsOf: wordsOfText,
  toBlock: plainWords,
})

/**
 * Returns an answer as messages for WhatsApp. Its choices are buttons or a list below its last text. Its
 * files are the last messages.
 */
export function whatsappParts(content: ReplyContent): WhatsappPart[] {
  if (content.template) return [{ kind: 'template', template: content.template }]
  return [
    ...messagesOf(content),
    ...(content.files ?? []).map((file): WhatsappPart => ({ kind: 'file', file })),
  ]
}

function messagesOf(content: ReplyContent): WhatsappPart[] {
  const choices = [...new Set(choicesOf(content).map((choice) => choice.trim()))].filter(Boolean)
  const links = linksOf(content).map(({ text, url }) => `${plainWords(text)}: ${url}`)
  const surplus = choices
    .slice(maxRows)
    .map((choice, index) => `${maxRows + index + 1}. ${plainWords(choice)}`)
  const blocks = [...textsOf(content).flatMap(whatsappText), links.join('\n'), surplus.join('\n')].filter(
    Boolean,
  )
  const texts = choices.length > 0 ? withShortEnd(blocks) : packBlocks(blocks, packingOf(maxCharacters))
  return texts.map((text, index) =>
    index === texts.length - 1
      ? withChoices(text, choices.slice(0, maxRows), content.messageId)
      : { kind: 'text', text },
  )
}

/** Splits the text so that the last message fits above the choices. */
function withShortEnd(blocks: readonly string[]): string[] {
  const packed = packBlocks(blocks, packingOf(maxCharacters))
  const isShort = (packed.at(-1)?.length ?? 0) <= maxBeforeChoices
  if (isShort) return packed
  const pieces = packBlocks(blocks.slice(-1), packingOf(maxBeforeChoices))
  const before = packBlocks([...blocks.slice(0, -1), ...pieces.slice(0, -1)], packingOf(maxCharacters))
  return [...before, ...pieces.slice(-1)]
}

function withChoices(text: string, choices: readonly string[], messageId = ''): WhatsappPart {
  if (choices.length === 0) return { kind: 'text', text }
  const fitsButtons =
    choices.length <= maxButtons && choices.every((choice) => choice.length <= maxButtonCharacters)
  if (!fitsButtons)
    return { kind: 'list', text, label: '☰', rows: choices.map((choice) => rowOf(choice, messageId)) }
  const buttons = choices.map((title) => ({ id: idOf(title, messageId), title }))
  return { kind: 'buttons', text, buttons }
}

/**
 * Returns the row of a choice. A choice that is too long for the title is in the description and, complete,
 * in the id.
 */
function rowOf(choice: string, messageId: string): WhatsappRow {
  const id = idOf(choice, messageId)
  if (choice.length <= maxRowTitleCharacters) return { id, title: choice }
  const title = `${cutText(choice, maxRowTitleCharacters - 1)}…`
  return { id, title, description: cutText(choice, maxRowDescriptionCharacters) }
}

/** Returns the id of a choice, which contains its text however the title was cut. */
function idOf(choice: string, messageId: string): string {
  return cutText(choiceTextOf(messageId, choice), maxIdCharacters).trim()
}

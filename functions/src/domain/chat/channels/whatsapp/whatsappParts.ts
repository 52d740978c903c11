import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Sayable } from '../../../kernel/channels/ChannelAdapter.ts'
import { packBlocks, type Packing } from '../markdown/packBlocks.ts'
import { choicesOf, linksOf, textsOf } from '../markdown/saying.ts'
import { choiceMark } from './readMessage.ts'
import type { WaPart, WaRow } from '../../../kernel/channels/WhatsApp.ts'
import { plainWords, whatsappText, wordsOfText } from './whatsappText.ts'

/** WhatsApp's limits. */
const mostCharacters = 4_096
const mostBeforeChoices = 1_024
const mostButtons = 3
const mostOnButton = 20
const mostRows = 10
const mostInRow = 24
const mostBelowRow = 72
const mostId = 200

const packingOf = (most: number): Packing => ({
  most,
  measure: (text) => text.length,
  wordsOf: wordsOfText,
  toBlock: plainWords,
})

/**
 * Returns an answer as messages for WhatsApp: its choices as buttons or a list below its last text; its files
 * follow.
 */
export function whatsappParts(said: Sayable): WaPart[] {
  if (said.template) return [{ kind: 'template', template: said.template }]
  return [...messagesOf(said), ...(said.files ?? []).map((file): WaPart => ({ kind: 'file', file }))]
}

function messagesOf(said: Sayable): WaPart[] {
  const choices = [...new Set(choicesOf(said).map((choice) => choice.trim()))].filter(Boolean)
  const links = linksOf(said).map(({ text, url }) => `${plainWords(text)}: ${url}`)
  const surplus = choices
    .slice(mostRows)
    .map((choice, index) => `${mostRows + index + 1}. ${plainWords(choice)}`)
  const blocks = [...textsOf(said).flatMap(whatsappText), links.join('\n'), surplus.join('\n')].filter(
    Boolean,
  )
  const texts = choices.length > 0 ? withShortEnd(blocks) : packBlocks(blocks, packingOf(mostCharacters))
  return texts.map((text, index) =>
    index === texts.length - 1 ? withChoices(text, choices.slice(0, mostRows)) : { kind: 'text', text },
  )
}

/** Splits the text so that the last message fits above the choices. */
function withShortEnd(blocks: readonly string[]): string[] {
  const packed = packBlocks(blocks, packingOf(mostCharacters))
  const isShort = (packed.at(-1)?.length ?? 0) <= mostBeforeChoices
  if (isShort) return packed
  const pieces = packBlocks(blocks.slice(-1), packingOf(mostBeforeChoices))
  const before = packBlocks([...blocks.slice(0, -1), ...pieces.slice(0, -1)], packingOf(mostCharacters))
  return [...before, ...pieces.slice(-1)]
}

function withChoices(text: string, choices: readonly string[]): WaPart {
  if (choices.length === 0) return { kind: 'text', text }
  const fitsButtons =
    choices.length <= mostButtons && choices.every((choice) => choice.length <= mostOnButton)
  if (!fitsButtons) return { kind: 'list', text, label: '☰', rows: choices.map(rowOf) }
  const buttons = choices.map((title) => ({ id: idOf(title), title }))
  return { kind: 'buttons', text, buttons }
}

/** Returns a row; a choice that is too long is below the title, and complete in the id. */
function rowOf(choice: string): WaRow {
  const id = idOf(choice)
  if (choice.length <= mostInRow) return { id, title: choice }
  const title = `${cutText(choice, mostInRow - 1)}…`
  return { id, title, description: cutText(choice, mostBelowRow) }
}

/** Returns the id of a choice, which contains its text however the title was cut. */
function idOf(choice: string): string {
  return cutText(`${choiceMark}${choice}`, mostId).trim()
}

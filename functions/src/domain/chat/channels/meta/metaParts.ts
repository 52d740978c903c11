import { cutText } from '../../../kernel/texts/cutText.ts'
import type { MetaPageKind } from '../../../../shared/channels/channels.ts'
import type { ReplyContent } from '../../../kernel/channels/ChannelAdapter.ts'
import { choiceTextOf } from '../choiceTags.ts'
import { packBlocks, type Packing } from '../markdown/packBlocks.ts'
import { renderMarkdown, type TextStyle } from '../markdown/renderMarkdown.ts'
import { choicesOf, linksOf, textsOf } from '../markdown/saying.ts'
import type { MetaFile, MetaMessage } from '../../../kernel/channels/Meta.ts'

/** Neither channel has formatting, so answers become plain text. */
const style: TextStyle = {
  text: (words) => words,
  strong: (within) => within,
  emphasis: (within) => within,
  code: (words) => words,
  codeBlock: (words) => words,
  quote: (within) => within.replaceAll(/^/gm, '> '),
  link: (words, url) => (words === url || `mailto:${words}` === url ? words : `${words} (${url})`),
}
const asItIs = (text: string) => text

/** Messenger counts characters, Instagram bytes. */
const packings: Readonly<Record<MetaPageKind, Packing>> = {
  messenger: { max: 2_000, measure: ({ length }) => length, wordsOf: asItIs, toBlock: asItIs },
  instagram: { max: 1_000, measure: (text) => Buffer.byteLength(text), wordsOf: asItIs, toBlock: asItIs },
}
const maxReplies = 13
const maxTitle = 20
const maxPayload = 1_000

/**
 * Returns an answer as messages for Messenger or Instagram, with its choices as quick replies below its last
 * text; its files follow.
 */
export function metaParts(kind: MetaPageKind, content: ReplyContent): (MetaMessage | MetaFile)[] {
  const { files = [], isFromPerson = false } = content
  return [...messagesOf(kind, content), ...files.map((file) => ({ file, isFromPerson }))]
}

function messagesOf(kind: MetaPageKind, content: ReplyContent): MetaMessage[] {
  const choices = choicesOf(content)
  const blocks = [
    ...textsOf(content).flatMap((text) => renderMarkdown(text.toWellFormed(), style)),
    linksOf(content)
      .map(({ text, url }) => `${text}: ${url}`)
      .join('\n'),
    choices
      .slice(maxReplies)
      .map((text, index) => `${maxReplies + 1 + index}. ${text}`)
      .join('\n'),
  ]
  const parts = packBlocks(blocks.filter(Boolean), packings[kind]).map((text): MetaMessage => ({
    text,
    quickReplies: [],
    isFromPerson: content.isFromPerson ?? false,
  }))
  const last = parts.at(-1)
  if (last)
    last.quickReplies = choices.slice(0, maxReplies).map((words) => quickReply(words, content.messageId))
  return parts
}

function quickReply(words: string, messageId = ''): MetaMessage['quickReplies'][number] {
  const text = words.toWellFormed()
  const title = text.length > maxTitle ? `${cutText(text, maxTitle - 1).trimEnd()}…` : text
  return { title, payload: cutText(choiceTextOf(messageId, text), maxPayload) }
}

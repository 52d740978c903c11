import type { ReplyContent } from '../../../kernel/channels/ChannelAdapter.ts'

/** Returns an answer and its cards as Markdown, one text each. */
export function textsOf({ text, cards }: Pick<ReplyContent, 'text' | 'cards'>): string[] {
  const ofCards = cards.map((card) => [`**${card.title}**`, card.text].filter(Boolean).join('\n\n'))
  return [text, ...ofCards]
}

/** Returns the links of an answer's cards, with the texts of their buttons. */
export function linksOf({ cards }: Pick<ReplyContent, 'cards'>): { text: string; url: string }[] {
  return cards.flatMap(({ label, title, link }) =>
    /^https?:/.test(link) ? [{ text: label || title, url: link }] : [],
  )
}

/** Returns the texts that a person can choose: an answer's replies, and those of its cards. */
export function choicesOf({ replies, cards }: Pick<ReplyContent, 'replies' | 'cards'>): string[] {
  return [...replies, ...cards.flatMap(({ reply, link }) => (link ? [] : reply || []))]
}

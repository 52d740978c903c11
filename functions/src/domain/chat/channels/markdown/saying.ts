import type { Sayable } from '../../../kernel/channels/ChannelAdapter.ts'

/** An answer and its cards as Markdown, one text each. */
export function textsOf({ text, cards }: Pick<Sayable, 'text' | 'cards'>): string[] {
  const ofCards = cards.map((card) => [`**${card.title}**`, card.text].filter(Boolean).join('\n\n'))
  return [text, ...ofCards]
}

/** The links that an answer's cards lead to, by what their buttons say. */
export function linksOf({ cards }: Pick<Sayable, 'cards'>): { text: string; url: string }[] {
  return cards.flatMap(({ label, title, link }) =>
    /^https?:/.test(link) ? [{ text: label || title, url: link }] : [],
  )
}

/** What a person can choose to say: an answer's replies, and those of its cards. */
export function choicesOf({ replies, cards }: Pick<Sayable, 'replies' | 'cards'>): string[] {
  return [...replies, ...cards.flatMap(({ reply, link }) => (link ? [] : reply || []))]
}

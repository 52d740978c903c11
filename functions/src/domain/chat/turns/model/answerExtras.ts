import { z } from 'zod'
import { cardSchema } from '../../../../shared/chat/conversation.ts'

const opening = '```parley'
const closing = '```'

const extrasSchema = z.object({
  replies: z.array(z.string().min(1).max(80)).max(6).optional(),
  cards: z.array(cardSchema.transform(withSafeAddresses)).max(8).optional(),
  form: z.string().max(20).optional(),
  handoff: z.boolean().optional(),
  unanswered: z.boolean().optional(),
  fields: z.record(z.string().max(40), z.unknown()).optional(),
})
/** A model can be talked into any address: only those are kept that a browser merely opens or shows. */
function withSafeAddresses<Card extends z.infer<typeof cardSchema>>(card: Card): Card {
  const link = /^(?:https?:\/\/|mailto:|tel:)/i.test(card.link) ? card.link : ''
  const imageUrl = /^https:\/\//i.test(card.imageUrl) ? card.imageUrl : ''
  return { ...card, link, imageUrl }
}

/** What an answer carries besides its words, in a fenced block at its end. */
export type Extras = z.infer<typeof extrasSchema>

/** Parts the words of a streamed answer from the block at its end, which no visitor may see. */
export class ExtrasReader {
  private held = ''
  private isInside = false

  /** The words that can be shown by now. */
  read(text: string): string {
    this.held += text
    if (this.isInside) return ''
    const start = this.held.indexOf(opening)
    if (start >= 0) {
      this.isInside = true
      return this.release(start).trimEnd()
    }
    return this.release(this.held.length - possibleStart(this.held))
  }

  /** What is left at the end: words, when what looked like a block was none, and what the block says. */
  end(): { text: string; extras: Extras } {
    if (!this.isInside) return { text: this.held, extras: {} }
    const body = this.held.slice(opening.length)
    const end = body.lastIndexOf(closing)
    return { text: '', extras: parseExtras(end >= 0 ? body.slice(0, end) : body) }
  }

  private release(length: number): string {
    const words = this.held.slice(0, length)
    this.held = this.held.slice(length)
    return words
  }
}

/** How much of a text's end could be the beginning of a block, with the blank lines before it. */
function possibleStart(text: string): number {
  for (let length = Math.min(opening.length - 1, text.length); length > 0; length--) {
    if (opening.startsWith(text.slice(-length)))
      return length + (/\s*$/.exec(text.slice(0, -length))?.[0].length ?? 0)
  }
  return /\s*$/.exec(text)?.[0].length ?? 0
}

/** A model's block may be anything; what does not fit is left out. */
function parseExtras(json: string): Extras {
  try {
    return extrasSchema.parse(JSON.parse(json))
  } catch {
    return {}
  }
}

import { z } from 'zod'
import { chatCardSchema } from '../../../../shared/chat/conversation.ts'

const opening = '```parley'
const closing = '```'

const extrasSchema = z.object({
  replies: z.array(z.string().min(1).max(80)).max(6).optional(),
  cards: z.array(chatCardSchema.transform(withSafeUrls)).max(8).optional(),
  form: z.string().max(20).optional(),
  handoff: z.boolean().optional(),
  unanswered: z.boolean().optional(),
  fields: z.record(z.string().max(40), z.unknown()).optional(),
})
/**
 * Removes unsafe URLs: a model can be manipulated into any URL, so only those remain that a browser merely
 * opens or shows.
 */
function withSafeUrls<Card extends z.infer<typeof chatCardSchema>>(card: Card): Card {
  const link = /^(?:https?:\/\/|mailto:|tel:)/i.test(card.link) ? card.link : ''
  const imageUrl = /^https:\/\//i.test(card.imageUrl) ? card.imageUrl : ''
  return { ...card, link, imageUrl }
}

/** The parts of an answer besides its text, in a fenced block at its end. */
export type Extras = z.infer<typeof extrasSchema>

/** Separates a streamed answer's text from the block at its end, which visitors must not see. */
export class ExtrasReader {
  private held = ''
  private isInside = false

  /** Returns the text that can be shown by now. */
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

  /** Returns the rest at the end: text if there was no block, and the content of the block. */
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

/**
 * Returns the length of a text's end that may be the beginning of a block, including blank lines before it.
 */
function possibleStart(text: string): number {
  for (let length = Math.min(opening.length - 1, text.length); length > 0; length--) {
    if (opening.startsWith(text.slice(-length)))
      return length + (/\s*$/.exec(text.slice(0, -length))?.[0].length ?? 0)
  }
  return /\s*$/.exec(text)?.[0].length ?? 0
}

/** Parses a block; an invalid one is ignored. */
function parseExtras(json: string): Extras {
  try {
    return extrasSchema.parse(JSON.parse(json))
  } catch {
    return {}
  }
}

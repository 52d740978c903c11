import { cutText } from '../../kernel/texts/cutText.ts'
import type { Section } from '../../kernel/ports/Section.ts'
/** A part of a source, small enough to be a passage of a prompt. */
export interface Chunk {
  id: string
  title: string
  text: string
  /** The URL of its page, with a fragment for its position. */
  url?: string | undefined
  /**
   * Characters that count for a plan, when the text repeats some, as a table's rows repeat the names of
   * columns.
   */
  given?: number | undefined
}

/**
 * Splits sections into chunks of at most `maxCharacters`, at paragraphs, else at sentences, else anywhere.
 */
export function chunkSections(sourceId: string, sections: Section[], maxCharacters: number): Chunk[] {
  const chunks: Chunk[] = []
  for (const { title, text: sectionText, url, given } of sections) {
    for (const text of pack(sectionText, maxCharacters)) {
      const share =
        given === undefined ? {} : { given: Math.round((given * text.length) / sectionText.length) }
      chunks.push({ id: `${sourceId}-${chunks.length}`, title, text, ...(url && { url }), ...share })
    }
  }
  return chunks
}

/** Returns the characters of a plan that some chunks use. */
export function countPieces(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { text, given }) => sum + (given ?? text.length), 0)
}

function pack(text: string, max: number): string[] {
  const packed: string[] = []
  let open = ''
  for (const piece of pieces(text, max)) {
    if (open && open.length + piece.length + 2 > max) {
      packed.push(open)
      open = piece
    } else {
      open = open ? `${open}\n\n${piece}` : piece
    }
  }
  return open ? [...packed, open] : packed
}

function pieces(text: string, max: number): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => (paragraph.length <= max ? [paragraph] : sentences(paragraph, max)))
}

function sentences(paragraph: string, max: number): string[] {
  const packed: string[] = []
  let open = ''
  for (const sentence of paragraph.split(/(?<=[.!?])\s+/)) {
    if (open && open.length + sentence.length + 1 > max) {
      packed.push(open)
      open = ''
    }
    open = open ? `${open} ${sentence}` : sentence
    while (open.length > max) {
      const piece = cutText(open, max)
      packed.push(piece)
      open = open.slice(piece.length)
    }
  }
  return open ? [...packed, open] : packed
}

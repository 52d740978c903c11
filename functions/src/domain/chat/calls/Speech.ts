import { speakableText } from '../../../shared/texts/speakableText.ts'

/** Speaks an answer while it is written: whole sentences, without Markdown. */
export class Speech {
  private written = ''
  private spoken = ''
  private readonly onWords: (words: string) => void

  constructor(onWords: (words: string) => void) {
    this.onWords = onWords
  }

  add(text: string): void {
    this.written += text
    const sentences = completeSentences(this.written)
    const words = speakableText(sentences)
    if (!isWithinLink(sentences) && words.startsWith(this.spoken)) this.flush(words)
  }

  /**
   * Ends the answer. The part that is not spoken yet comes from the stored text, which wins over the streamed
   * one.
   */
  end(text = this.written): void {
    this.flush(speakableText(text))
  }

  /** Speaks a sentence instead of the rest. */
  replaceBy(sentence: string): void {
    this.onWords(this.spoken ? ` ${sentence}` : sentence)
  }

  private flush(words: string): void {
    const rest = words.slice(commonLength(words, this.spoken))
    if (rest.trim()) this.onWords(rest)
    this.spoken = words
  }
}

/**
 * Returns the text up to the last end of a sentence or line: a mark that is still open could change its
 * meaning.
 */
function completeSentences(text: string): string {
  return /^[\s\S]*(?:\n|[.!?…]\s|[。！？])/.exec(text)?.[0] ?? ''
}

function isWithinLink(text: string): boolean {
  return /\[[^\]]*$|\]\([^)]*$/.test(text)
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

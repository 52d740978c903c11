import { speakableText } from '../../../shared/texts/speakableText.ts'

/** Speaks an answer while it is written: whole sentences, without Markdown. */
export class Speech {
  private written = ''
  private spoken = ''
  private readonly say: (words: string) => void

  constructor(say: (words: string) => void) {
    this.say = say
  }

  add(text: string): void {
    this.written += text
    const whole = wholeSentences(this.written)
    const words = speakableText(whole)
    if (!isWithinLink(whole) && words.startsWith(this.spoken)) this.sayRest(words)
  }

  /**
   * Ends the answer. The part that is not spoken yet comes from the stored text, which wins over the streamed
   * one.
   */
  end(text = this.written): void {
    this.sayRest(speakableText(text))
  }

  /** Speaks a sentence instead of the rest. */
  sayInstead(sentence: string): void {
    this.say(this.spoken ? ` ${sentence}` : sentence)
  }

  private sayRest(words: string): void {
    const rest = words.slice(commonLength(words, this.spoken))
    if (rest.trim()) this.say(rest)
    this.spoken = words
  }
}

/**
 * Returns the text up to the last end of a sentence or line: a mark that is still open could change its
 * meaning.
 */
function wholeSentences(text: string): string {
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

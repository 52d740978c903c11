import { sayable } from '../../../shared/texts/sayable.ts'

/** Says an answer while it is being written: whole sentences, without the marks that only eyes need. */
export class Speech {
  private written = ''
  private said = ''
  private readonly say: (words: string) => void

  constructor(say: (words: string) => void) {
    this.say = say
  }

  add(text: string): void {
    this.written += text
    const whole = wholeSentences(this.written)
    const words = sayable(whole)
    if (!isWithinLink(whole) && words.startsWith(this.said)) this.sayRest(words)
  }

  /** The answer is complete; what was stored wins over what was streamed, as far as it has not been said. */
  end(text = this.written): void {
    this.sayRest(sayable(text))
  }

  /** Says something else in place of the rest. */
  sayInstead(sentence: string): void {
    this.say(this.said ? ` ${sentence}` : sentence)
  }

  private sayRest(words: string): void {
    const rest = words.slice(commonLength(words, this.said))
    if (rest.trim()) this.say(rest)
    this.said = words
  }
}

/**
 * Up to the last end of a sentence or line: a mark that is still open could turn out to be something else.
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

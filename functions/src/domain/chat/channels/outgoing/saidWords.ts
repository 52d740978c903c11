import { sha256 } from '../../../kernel/identifiers.ts'
import type { Thread } from '../../../kernel/channels/Thread.ts'

/** Vendors tell what was said within minutes; in these many parts of one chat it is recognised. */
const mostSaid = 60

/** What words are known by: blanks are not what tells them apart. */
export function wordsKeyOf(words: string): string {
  return sha256(words.replaceAll(/\s+/g, ' ').trim()).slice(0, 16)
}

/** Fields of a thread once words were handed over. */
export function withSaid({ said }: Thread, words: string): Pick<Thread, 'said'> {
  return { said: [...said, wordsKeyOf(words)].slice(-mostSaid) }
}

/** Fields of a thread once the vendor has told these words; undefined where they were not ours. */
export function withoutSaid({ said }: Thread, words: string): Pick<Thread, 'said'> | undefined {
  const index = said.indexOf(wordsKeyOf(words))
  return index === -1 ? undefined : { said: said.toSpliced(index, 1) }
}

/** The part of a reply that was tried with these words, and of which it is not known if it was taken. */
export function triedPartOf({ outgoing }: Thread, words: string): string | undefined {
  const key = wordsKeyOf(words)
  const tried = Object.entries(outgoing).find(([, one]) => one.triedWords === key)
  return tried && `${tried[0]}/${tried[1].partsSent}`
}

import { sha256 } from '../../../kernel/identifiers.ts'
import type { Thread } from '../../../kernel/channels/Thread.ts'

/** Vendors report texts within minutes; they are recognised among this many parts of one chat. */
const maxStored = 60

/** Returns the key of a text; white space does not matter. */
export function wordsKeyOf(words: string): string {
  return sha256(words.replaceAll(/\s+/g, ' ').trim()).slice(0, 16)
}

/** Returns thread fields that record a sent text. */
export function withSentText({ said }: Thread, words: string): Pick<Thread, 'said'> {
  return { said: [...said, wordsKeyOf(words)].slice(-maxStored) }
}

/** Returns thread fields after the vendor has reported this text; undefined when it was not ours. */
export function withoutSentText({ said }: Thread, words: string): Pick<Thread, 'said'> | undefined {
  const index = said.indexOf(wordsKeyOf(words))
  return index === -1 ? undefined : { said: said.toSpliced(index, 1) }
}

/** Returns the key of the part with this text whose result is unknown. */
export function triedPartOf({ outgoing }: Thread, words: string): string | undefined {
  const key = wordsKeyOf(words)
  const tried = Object.entries(outgoing).find(([, one]) => one.triedWords === key)
  return tried && `${tried[0]}/${tried[1].partsSent}`
}

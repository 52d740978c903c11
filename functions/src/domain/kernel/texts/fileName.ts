import { cutToEnd } from './cutText.ts'

/**
 * Returns the name of a person's file as we show it: letters with their marks, digits and usual punctuation,
 * at most `most` UTF-16 units from its end, which has the kind of the file; empty if nothing is left.
 */
export function cleanFileName(name: string, max: number): string {
  return cutToEnd(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} ._()'’-]/gu, ''), max)
}

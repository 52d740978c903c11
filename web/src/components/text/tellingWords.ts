import { foldedWords } from './markWords.ts'

/** Shorter words are in most sentences, and say nothing about where a sentence comes from. */
const minWordLength = 5

/** Returns the words of a sentence that tell it from others: long ones, and all with a digit. */
export function tellingWords(sentence: string): string[] {
  return [...new Set(foldedWords(sentence))].filter(
    (word) => word.length >= minWordLength || /\p{N}/u.test(word),
  )
}

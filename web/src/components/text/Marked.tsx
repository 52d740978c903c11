import { markWords } from './markWords.ts'

/** A text in which some words are marked, also with other endings. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((stretch, index) =>
    // The parts of a text have no identity but their position.
    stretch.isMarked ? <mark key={index}>{stretch.text}</mark> : stretch.text,
  )
}

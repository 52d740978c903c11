import { foldText } from './foldText.ts'
import { splitWords, type Word } from './splitWords.ts'
import { isFunctionWord, wordLanguageOf, stemOf, type WordLanguage } from './wordLanguages.ts'

/** A text's words as terms of an index, and the language of their stems. */
export interface TextTerms {
  terms: string[]
  language: WordLanguage | undefined
}

/** Returns the terms that find a passage. `likely`: its language when it is too short to tell. */
export function termsOf(text: string, likely?: WordLanguage): TextTerms {
  const words = [...splitWords(foldText(text))]
  const detected = wordLanguageOf(words.map((word) => word.text))
  // A passage in a script without spaces is in none of these languages, whatever the rest of its source is.
  const isSpaced = words.filter(({ kind }) => kind === 'piece').length * 2 < words.length
  const language = detected ?? (isSpaced ? likely : undefined)
  const terms = words.filter((word) => !isEmpty(word, language)).map((word) => stemmed(word, language))
  return { terms, language }
}

function isEmpty({ text, kind }: Word, language: WordLanguage | undefined): boolean {
  return kind === 'word' && (text.length < 2 || (language !== undefined && isFunctionWord(text, language)))
}

function stemmed({ text, kind }: Word, language: WordLanguage | undefined): string {
  return kind === 'word' && language ? stemOf(text, language) : text
}

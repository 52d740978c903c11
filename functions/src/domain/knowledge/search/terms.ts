import { foldText } from './foldText.ts'
import { splitWords, type Word } from './splitWords.ts'
import { isFunctionWord, languageOf, stemOf, type WordLanguage } from './wordLanguages.ts'

/** A text's words as an index has them, and the language they were brought to their stems in. */
export interface TextTerms {
  terms: string[]
  language: WordLanguage | undefined
}

/** What a passage is found by. `likely`: its language where it is too short to tell. */
export function termsOf(text: string, likely?: WordLanguage): TextTerms {
  const words = [...splitWords(foldText(text))]
  const language = languageOf(words.map((word) => word.text)) ?? likely
  const terms = words.filter((word) => !isEmpty(word, language)).map((word) => stemmed(word, language))
  return { terms, language }
}

/** A word of a question with the forms it may have in an index. */
export interface AskedWord {
  word: string
  forms: string[]
  kind: Word['kind']
}

/** A question's words, each once; `languages` of the index, the commonest first. */
export function askedWords(question: string, languages: readonly WordLanguage[]): AskedWord[] {
  const words = [...splitWords(foldText(question))]
  const own = languageOf(words.map((word) => word.text)) ?? languages[0]
  const known = new Set([...(own ? [own] : []), ...languages.slice(0, 2)])
  const asked = new Map<string, AskedWord>()
  for (const word of words) {
    if (isEmpty(word, own) || asked.has(word.text)) continue
    const stems = word.kind === 'word' ? [...known].map((language) => stemOf(word.text, language)) : []
    const spelt = spellings(word.text)
    asked.set(word.text, {
      word: word.text,
      forms: [...new Set([...stems, ...spelt])],
      kind: word.kind,
    })
  }
  return [...asked.values()]
}

/** Umlauts are folded to their vowel in an index; a question may write them with an e. */
function spellings(word: string): string[] {
  const plain = word.replace(/([aou])e/g, '$1')
  return plain === word ? [word] : [word, plain]
}

function isEmpty({ text, kind }: Word, language: WordLanguage | undefined): boolean {
  return kind === 'word' && (text.length < 2 || (language !== undefined && isFunctionWord(text, language)))
}

function stemmed({ text, kind }: Word, language: WordLanguage | undefined): string {
  return kind === 'word' && language ? stemOf(text, language) : text
}

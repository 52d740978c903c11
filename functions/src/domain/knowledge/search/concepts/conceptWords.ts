import { foldText } from '../foldText.ts'
import { splitWords } from '../splitWords.ts'
import { isWordLanguage, stemOf } from '../wordLanguages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { everydayWords } from './everydayWords.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import type { Words } from './Words.ts'
import { zh } from './zh.ts'
import type { ConceptLanguage } from './ConceptLanguage.ts'

const languages = { ar, de, en, es, fr, it, ja, ko, nl, pt, ru, zh } satisfies Record<ConceptLanguage, Words>

/** A word for a topic that customers ask about. */
export interface ConceptWord {
  /** Its form in a folded text. */
  word: string
  /** Its terms in an index: one, or the pieces of a script without spaces. */
  terms: string[]
}

interface Lexicon {
  /** Terms that people use in any question. */
  everyday: Set<string>
  /** The words of each concept. */
  words: ConceptWord[][]
  /** The numbers of the concepts of each stem, or of each word of a script without spaces. */
  concepts: Map<string, number[]>
}

const lexicons = new Map<ConceptLanguage, Lexicon>()

/**
 * Returns the synonyms of a word in its own language. `key`: its stem, or the word in a script without
 * spaces.
 */
export function otherWordsFor(key: string, language: ConceptLanguage): ConceptWord[] {
  const { words, concepts } = lexiconOf(language)
  return (concepts.get(key) ?? []).flatMap((concept) => words[concept] ?? [])
}

/** Returns the numbers of a word's concepts; the key is that of `otherWordsFor`. */
export function conceptsOf(key: string, language: ConceptLanguage): readonly number[] {
  return lexiconOf(language).concepts.get(key) ?? []
}

/** Returns whether people use a term in any question. */
export function isCommonTerm(term: string, language: ConceptLanguage): boolean {
  return lexiconOf(language).everyday.has(term)
}

/** Returns all keys of a language for `otherWordsFor`. */
export function conceptKeys(language: ConceptLanguage): Iterable<string> {
  return lexiconOf(language).concepts.keys()
}

/** Returns the lexicon of a language; parsed on first use. */
function lexiconOf(language: ConceptLanguage): Lexicon {
  const cached = lexicons.get(language)
  if (cached) return cached
  const words = Object.values(languages[language]).map((line) =>
    line.split(' ').flatMap((word) => read(word, language)),
  )
  const concepts = new Map<string, number[]>()
  for (const [concept, some] of words.entries())
    for (const { word, terms } of some) {
      const key = isWordLanguage(language) ? (terms[0] ?? word) : word
      concepts.set(key, [...(concepts.get(key) ?? []), concept])
    }
  const everyday = everydayWords[language].split(' ').flatMap((word) => read(word, language))
  const lexicon = { words, concepts, everyday: new Set(everyday.flatMap(({ terms }) => terms)) }
  lexicons.set(language, lexicon)
  return lexicon
}

/** Parses a word; empty for one that an index does not count as a single word. */
function read(text: string, language: ConceptLanguage): ConceptWord[] {
  const word = foldText(text)
  const parts = [...splitWords(word)]
  if (!isWordLanguage(language)) return [{ word, terms: parts.map((part) => part.text) }]
  const [only, ...more] = parts
  return only && more.length === 0 ? [{ word, terms: [stemOf(only.text, language)] }] : []
}

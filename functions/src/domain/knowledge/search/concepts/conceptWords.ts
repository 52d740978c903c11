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

/** A word for something that customers ask about. */
export interface ConceptWord {
  /** As it stands in a folded text. */
  word: string
  /** What an index knows it by: one term, or the pieces of a script without spaces. */
  terms: string[]
}

interface Lexicon {
  /** Of each word that people say whatever they ask: its terms. */
  everyday: Set<string>
  /** The words of each concept. */
  words: ConceptWord[][]
  /** Of each stem, or word of a script without spaces, the numbers of its concepts. */
  concepts: Map<string, number[]>
}

const lexicons = new Map<ConceptLanguage, Lexicon>()

/** What else a word is called in its own language; `key`: its stem, or the word of a script without spaces. */
export function otherWordsFor(key: string, language: ConceptLanguage): ConceptWord[] {
  const { words, concepts } = lexiconOf(language)
  return (concepts.get(key) ?? []).flatMap((concept) => words[concept] ?? [])
}

/** The numbers of what a word stands for, by its key as `otherWordsFor` takes it. */
export function conceptsOf(key: string, language: ConceptLanguage): readonly number[] {
  return lexiconOf(language).concepts.get(key) ?? []
}

/** Whether people say a word, by its term, whatever they ask. */
export function isSaidAnyway(term: string, language: ConceptLanguage): boolean {
  return lexiconOf(language).everyday.has(term)
}

/** All words of a language that stand for something, as `otherWordsFor` finds them. */
export function conceptKeys(language: ConceptLanguage): Iterable<string> {
  return lexiconOf(language).concepts.keys()
}

/** Read when a question in the language first comes. */
function lexiconOf(language: ConceptLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
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

/** None for what the index does not count as one word. */
function read(text: string, language: ConceptLanguage): ConceptWord[] {
  const word = foldText(text)
  const parts = [...splitWords(word)]
  if (!isWordLanguage(language)) return [{ word, terms: parts.map((part) => part.text) }]
  const [only, ...more] = parts
  return only && more.length === 0 ? [{ word, terms: [stemOf(only.text, language)] }] : []
}

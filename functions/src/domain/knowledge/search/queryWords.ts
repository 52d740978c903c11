import { isEverydayTerm } from './isEverydayTerm.ts'
import { foldText } from './foldText.ts'
import { mayContinuePrevious, continuesPrevious } from './continuedQuestions.ts'
import { splitText, type Word } from './splitWords.ts'
import { sharedPieces, unspacedLanguage, type UnspacedLanguage } from './unspacedWords.ts'
import { isFunctionWord, wordLanguageOf, latinLanguages, stemOf, type WordLanguage } from './wordLanguages.ts'

/** A word of a question, with the terms that may match it in an index. */
export interface QueryWord {
  word: string
  kind: Word['kind']
  /** The forms of the word, each a term. */
  forms: string[]
  /** For a German or Dutch word: the pairs of words that it may be composed of. */
  compounds?: string[][] | undefined
  /**
   * Its weight compared with a whole word: less for pieces of a script without spaces, 0 for a part that may
   * be missing.
   */
  share: number
  /** Whether people use it in any question. */
  isEveryday: boolean
  /** Whether it comes from the question before. */
  isEarlier?: boolean
}

/** A question in the form that searches an index. */
export interface ParsedQuestion {
  words: QueryWord[]
  /** Its language, as the position among the index's languages plus one; 0 when unknown. */
  language: number
  /** Whether it says so little that it continues the question before. */
  isContinuation: boolean
  /** Whether it says itself that it continues: "And on Sundays?" */
  continuesPrevious: boolean
}

/** The weight of an identifier of letters and digits, which is exact. */
const identifierShare = 2
const isIdentifier = /\p{L}/u
const compoundingLanguages = ['de', 'nl'] as const
/** Shorter parts of a compound match too many terms. */
const minCompoundLetters = 4
/** The weight of a word from the question before. */
const earlierShare = 0.25

/**
 * Returns a question's words, each once. `before`: the visitor's earlier questions, newest last. `languages`:
 * those of the index, most common first.
 */
export function readQuestion(
  { question, before = [] }: { question: string; before?: readonly string[] | undefined },
  languages: readonly WordLanguage[],
): ParsedQuestion {
  const { words, ...rest } = readWords(question, languages)
  const previous = before.at(-1)
  const saysSo = continuesPrevious(foldText(question))
  const isContinuation = previous !== undefined && mayContinuePrevious(saysSo, weightOfSubject(words))
  const detected = new Map(words.map((word) => [word.word, word]))
  for (const word of isContinuation ? readWords(previous, languages).words : [])
    if (!detected.has(word.word) && !word.isEveryday && word.share > 0)
      detected.set(word.word, { ...word, share: word.share * earlierShare, isEarlier: true })
  return { words: [...detected.values()], isContinuation, continuesPrevious: saysSo, ...rest }
}

/** Returns the weight of the words that say what a question is about. */
export function weightOfSubject(words: QueryWord[]): number {
  return words.reduce((sum, { share, isEveryday }) => sum + (isEveryday ? 0 : share), 0)
}

function readWords(
  question: string,
  languages: readonly WordLanguage[],
): Omit<ParsedQuestion, 'isContinuation' | 'continuesPrevious'> {
  const { words, runs } = splitText(foldText(question))
  const detected = wordLanguageOf(words.map(({ text }) => text))
  const mainLanguage = detected ?? likelyLanguage(words, languages)
  const languagesOfQuestion = new Set([...(mainLanguage ? [mainLanguage] : []), ...languages.slice(0, 2)])
  const chosen = new Map<string, QueryWord>()
  const add = (word: QueryWord) => {
    const same = chosen.get(word.word)
    if (!same || same.share < word.share) chosen.set(word.word, word)
  }
  for (const word of words) for (const each of spacedWord(word, mainLanguage, languagesOfQuestion)) add(each)
  for (const text of writtenApart(words)) add(optional(text))
  const unspaced = unspacedLanguage(question)
  if (unspaced) for (const run of runs) for (const piece of unspacedPieces(run, unspaced)) add(piece)
  const languageNumber = detected ? languages.indexOf(detected) + 1 || languages.length + 1 : 0
  return {
    words: [...chosen.values()],
    language: unspaced ? languages.length + 1 : languageNumber,
  }
}

function spacedWord(
  { text, kind }: Word,
  mainLanguage: WordLanguage | undefined,
  languagesOfQuestion: ReadonlySet<WordLanguage>,
): QueryWord[] {
  if (kind === 'exact') {
    const share = isIdentifier.test(text) ? identifierShare : 1
    return [{ word: text, kind, forms: [text], share, isEveryday: false }]
  }
  if (kind === 'part') return [optional(text)]
  if (text.length < 2 || (mainLanguage && isFunctionWord(text, mainLanguage))) return []
  const stems = [...languagesOfQuestion].map((language) => stemOf(text, language))
  // The word's stem and the word itself come first, because guesses use these two.
  const forms = [...new Set([...stems.slice(0, 1), ...spellings(text), ...stems])]
  const isEveryday = mainLanguage !== undefined && isEverydayTerm(stemOf(text, mainLanguage), mainLanguage)
  const compounding = compoundingLanguages.find((language) => languagesOfQuestion.has(language))
  const compounds = compounding && splitsOf(text, compounding)
  return [{ word: text, kind, forms, compounds, share: 1, isEveryday }]
}

/** Returns a word that helps when the index has it and counts nothing otherwise. */
function optional(text: string): QueryWord {
  return { word: text, kind: 'part', forms: [text], share: 0, isEveryday: false }
}

/** Joins numbers with their neighbours: "ho 88" may be the identifier "HO-88". */
function writtenApart(words: Word[]): string[] {
  const texts = words.filter(({ kind }) => kind !== 'part').map(({ text }) => text)
  const pairs = texts.slice(1).map((text, at) => `${texts[at]}${text}`)
  const triples = texts.slice(2).map((text, at) => `${texts[at]}${texts[at + 1]}${text}`)
  return [...pairs, ...triples].filter(
    (text) => /\p{N}/u.test(text) && /\p{L}/u.test(text) && text.length <= 20,
  )
}

function unspacedPieces(run: string, language: UnspacedLanguage): QueryWord[] {
  return sharedPieces(run, language).map(({ text, share }) => ({
    word: text,
    kind: 'piece',
    forms: [text],
    share,
    isEveryday: isEverydayTerm(text, language),
  }))
}

/**
 * Returns the language that has most of the words, among those that a short question may be in; of two, the
 * more common one of the index.
 */
function likelyLanguage(words: Word[], languages: readonly WordLanguage[]): WordLanguage | undefined {
  const texts = words.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  const counts = [...new Set([...languages, ...latinLanguages])].map((language) => ({
    language,
    count: texts.filter((text) => isWordOf(text, language)).length,
  }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.language
}

function isWordOf(text: string, language: WordLanguage): boolean {
  return isFunctionWord(text, language) || isEverydayTerm(stemOf(text, language), language)
}

/** Returns the ways to split a word in two, each by its stem and without linking letters. */
function splitsOf(word: string, language: 'de' | 'nl'): string[][] {
  const splits: string[][] = []
  for (let at = word.length - minCompoundLetters; at >= minCompoundLetters; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const bare = first.replace(/(?:e?s|e?n|e)$/, '')
    const stems = new Set([stemOf(first, language), stemOf(bare, language)])
    for (const stem of stems) splits.push([stem, stemOf(second, language)])
  }
  return splits
}

/**
 * Returns spellings of umlauts: an index folds them to their vowel, and a question may write them with an e.
 */
function spellings(word: string): string[] {
  const plain = word.replace(/([aou])e/g, '$1')
  return plain === word ? [word] : [word, plain]
}

import { conceptKeys, isSaidAnyway, otherWordsFor } from './concepts/conceptWords.ts'
import type { ConceptLanguage } from './concepts/ConceptLanguage.ts'
import { foldText } from './foldText.ts'
import { mayGoOn, saysItGoesOn } from './goesOn.ts'
import { splitText, type Word } from './splitWords.ts'
import { sharedPieces, unspacedLanguage, type UnspacedLanguage } from './unspacedWords.ts'
import { isFunctionWord, languageOf, latinLanguages, stemOf, type WordLanguage } from './wordLanguages.ts'

/** A word of a question with what an index may know it by. */
export interface AskedWord {
  word: string
  kind: Word['kind']
  /** Its forms, each a term. */
  forms: string[]
  /** What else it is called: each a list of terms that a passage has to have. */
  synonyms: string[][]
  /** Of a German or Dutch word: the two words that it may be put together from, each way. */
  compounds?: string[][] | undefined
  /** What it counts beside a whole word: less for pieces of a script without spaces, 0 for a function word. */
  share: number
  /** Whether people say it whatever they ask. */
  isEveryday: boolean
  /** Of the question before. */
  isEarlier?: boolean
}

/** A question as an index is asked. */
export interface Asked {
  words: AskedWord[]
  /** Its language, by the place among those of the index from one on; 0 where that is not known. */
  language: number
  /** Whether it tells so little that it goes on with what was asked before. */
  goesOn: boolean
  /** Whether it says so itself: "And on Sundays?" */
  saysItGoesOn: boolean
  /** The language that its words were read in; undefined where nothing tells it. */
  spokenIn: ConceptLanguage | undefined
}

/** An identifier, of letters and digits, says exactly what is meant. */
const identifierShare = 2
const isIdentifier = /\p{L}/u
const compoundingLanguages = ['de', 'nl'] as const
/** Shorter parts of a compound are too many things. */
const leastOfCompound = 4
/** What a word of the question before counts. */
const earlierShare = 0.25

/**
 * A question's words, each once; `before`: what the same visitor asked before it, the newest last; `languages`
 * of the index, the commonest first.
 */
export function readQuestion(
  { question, before = [] }: { question: string; before?: readonly string[] | undefined },
  languages: readonly WordLanguage[],
): Asked {
  const { words, ...rest } = readWords(question, languages)
  const previous = before.at(-1)
  const saysSo = saysItGoesOn(foldText(question))
  const goesOn = previous !== undefined && mayGoOn(saysSo, tellingWords(words))
  const told = new Map(words.map((word) => [word.word, word]))
  for (const word of goesOn ? readWords(previous, languages).words : [])
    if (!told.has(word.word) && !word.isEveryday && word.share > 0)
      told.set(word.word, { ...word, share: word.share * earlierShare, isEarlier: true })
  return { words: [...told.values()], goesOn, saysItGoesOn: saysSo, ...rest }
}

/** How many words of a question tell what it is about. */
export function tellingWords(words: AskedWord[]): number {
  return words.reduce((sum, { share, isEveryday }) => sum + (isEveryday ? 0 : share), 0)
}

function readWords(
  question: string,
  languages: readonly WordLanguage[],
): Omit<Asked, 'goesOn' | 'saysItGoesOn'> {
  const { words, runs } = splitText(foldText(question))
  const told = languageOf(words.map(({ text }) => text))
  const own = told ?? likelyLanguage(words, languages)
  const known = new Set([...(own ? [own] : []), ...languages.slice(0, 2)])
  const asked = new Map<string, AskedWord>()
  const add = (word: AskedWord) => {
    const same = asked.get(word.word)
    if (!same || same.share < word.share) asked.set(word.word, word)
  }
  for (const word of words) for (const each of spacedWord(word, own, known)) add(each)
  for (const text of writtenApart(words)) add(optional(text))
  const unspaced = unspacedLanguage(question)
  if (unspaced) for (const run of runs) for (const piece of unspacedPieces(run, unspaced)) add(piece)
  const place = told ? languages.indexOf(told) + 1 || languages.length + 1 : 0
  return {
    words: [...asked.values()],
    language: unspaced ? languages.length + 1 : place,
    spokenIn: unspaced ?? own,
  }
}

function spacedWord(
  { text, kind }: Word,
  own: WordLanguage | undefined,
  known: ReadonlySet<WordLanguage>,
): AskedWord[] {
  if (kind === 'exact') {
    const share = isIdentifier.test(text) ? identifierShare : 1
    return [{ word: text, kind, forms: [text], synonyms: [], share, isEveryday: false }]
  }
  if (kind === 'part') return [optional(text)]
  const synonyms = own ? synonymsOf(stemOf(text, own), own) : []
  const isFunction = own !== undefined && isFunctionWord(text, own)
  if (isFunction || text.length < 2)
    return isFunction && synonyms.length > 0
      ? [{ word: text, kind, forms: [], synonyms, share: 0, isEveryday: false }]
      : []
  const stems = [...known].map((language) => stemOf(text, language))
  // Its own stem and itself come first: guesses are made of these two.
  const forms = [...new Set([...stems.slice(0, 1), ...spellings(text), ...stems])]
  const isEveryday = own !== undefined && isSaidAnyway(stemOf(text, own), own)
  const compounding = compoundingLanguages.find((language) => known.has(language))
  const compounds = compounding && splitsOf(text, compounding)
  return [{ word: text, kind, forms, synonyms, compounds, share: 1, isEveryday }]
}

/** What helps where it is known, and says nothing where it is not. */
function optional(text: string): AskedWord {
  return { word: text, kind: 'part', forms: [text], synonyms: [], share: 0, isEveryday: false }
}

/** "ho 88" may be the identifier that is written "HO-88": what stands before or behind a number, together with it. */
function writtenApart(words: Word[]): string[] {
  const texts = words.filter(({ kind }) => kind !== 'part').map(({ text }) => text)
  const pairs = texts.slice(1).map((text, at) => `${texts[at]}${text}`)
  const triples = texts.slice(2).map((text, at) => `${texts[at]}${texts[at + 1]}${text}`)
  return [...pairs, ...triples].filter(
    (text) => /\p{N}/u.test(text) && /\p{L}/u.test(text) && text.length <= 20,
  )
}

function unspacedPieces(run: string, language: UnspacedLanguage): AskedWord[] {
  const concepts = [...conceptKeys(language)].flatMap((key) => {
    const at = run.indexOf(key)
    return at >= 0 && Array.from(key).length > 1 ? [{ key, at, end: at + key.length }] : []
  })
  return sharedPieces(run, language).map(({ text, at, share }) => {
    const keys = concepts.filter((concept) => concept.at <= at && at + text.length <= concept.end)
    const synonyms = keys.flatMap(({ key }) => synonymsOf(key, language))
    return {
      word: text,
      kind: 'piece',
      forms: [text],
      synonyms,
      share,
      isEveryday: isSaidAnyway(text, language),
    }
  })
}

function synonymsOf(key: string, language: ConceptLanguage): string[][] {
  const lists = otherWordsFor(key, language).map(({ terms }) => terms)
  return lists.filter((terms) => terms.length > 0 && terms.join() !== key)
}

/**
 * The language with most of the words, of those that a question of a few words may be in; where two have as
 * many, the commoner one of the index.
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
  const stem = stemOf(text, language)
  return (
    isFunctionWord(text, language) || isSaidAnyway(stem, language) || otherWordsFor(stem, language).length > 0
  )
}

/** The ways to part a word into two, each by its stem and without the letters that join them. */
function splitsOf(word: string, language: 'de' | 'nl'): string[][] {
  const splits: string[][] = []
  for (let at = word.length - leastOfCompound; at >= leastOfCompound; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const bare = first.replace(/(?:e?s|e?n|e)$/, '')
    const stems = new Set([stemOf(first, language), stemOf(bare, language)])
    for (const stem of stems) splits.push([stem, stemOf(second, language)])
  }
  return splits
}

/** Umlauts are folded to their vowel in an index; a question may write them with an e. */
function spellings(word: string): string[] {
  const plain = word.replace(/([aou])e/g, '$1')
  return plain === word ? [word] : [word, plain]
}

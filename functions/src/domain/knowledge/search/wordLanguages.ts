import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stopwords as arabicWords } from '@orama/stopwords/arabic'
import { stopwords as dutchWords } from '@orama/stopwords/dutch'
import { stopwords as englishWords } from '@orama/stopwords/english'
import { stopwords as frenchWords } from '@orama/stopwords/french'
import { stopwords as germanWords } from '@orama/stopwords/german'
import { stopwords as italianWords } from '@orama/stopwords/italian'
import { stopwords as portugueseWords } from '@orama/stopwords/portuguese'
import { stopwords as russianWords } from '@orama/stopwords/russian'
import { stopwords as spanishWords } from '@orama/stopwords/spanish'
import { foldText } from './foldText.ts'
import { splitWords } from './splitWords.ts'
import { stemArabic } from './stemArabic.ts'

const stemmers = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  ar: stemArabic,
  ru: russian,
}
export type WordLanguage = keyof typeof stemmers

/** Words that connect a sentence and say nothing about its topic. */
const functionWords: Record<WordLanguage, ReadonlySet<string>> = {
  en: foldAll(
    englishWords,
    "please want need know tell much many get anybody somebody something anything how what when where which who whose why does did is are was were can could would should may might shall will has have had there it its i'd",
  ),
  de: foldAll(
    germanWords,
    'bitte gibt mal gerne wieviel möchte brauche wer was wann wo wie warum wieso welche welcher welches welchen welchem wen wem wohin woher ist sind hat habt haben war kann könnt können soll sollte darf dürfen muss müssen wird werden ihr euch eure man etwas viel viele',
  ),
  fr: foldAll(
    frenchWords,
    'est-ce combien comment quand pourquoi où peut puis-je faut svp qui que quoi quel quelle quels quelles est sont avez avons a ont peux pouvez pourrait dois doit ça cela siennes',
  ),
  es: foldAll(
    spanishWords,
    'cuánto cuántos cuánta cuántas puedo favor cómo cuándo dónde qué quién quiénes cuál cuáles por es son está están hay tiene tienen puede pueden se con',
  ),
  it: foldAll(
    italianWords,
    "quanto quanti quanta quante posso favore come quando dove chi che cosa quale quali perché è sono c'è ha hanno può possono si deve",
  ),
  pt: foldAll(
    portugueseWords,
    'quanto quantos quanta quantas posso favor como quando onde quem que qual quais porque é são está há tem têm pode podem',
  ),
  nl: foldAll(
    dutchWords,
    'hoeveel graag alstublieft hoe wat wanneer waar wie welke waarom is zijn heeft hebben kan kunnen mag moet jullie er',
  ),
  ar: foldAll(arabicWords, 'كم هل ما ماذا متى أين كيف من لماذا أي إذا لو هناك كان يكون'),
  ru: foldAll(
    russianWords,
    'сколько пожалуйста как что когда где кто какой какая какие каким почему зачем куда откуда ли есть можно нужно',
  ),
}
export const latinLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const

const isLatin = /\p{Script=Latin}/u
const isCyrillic = /\p{Script=Cyrillic}/u
const isArabic = /\p{Script=Arabic}/u
/** Words of a text that are enough to detect its language. */
const enoughWords = 200
const maxStems = 20_000
const stems = new Map<string, string>()

export function isWordLanguage(code: string): code is WordLanguage {
  return Object.hasOwn(stemmers, code)
}

/**
 * Returns the language of folded words by their script and function words; undefined when neither decides, as
 * with one or two words, or in a script without spaces.
 */
export function wordLanguageOf(words: readonly string[]): WordLanguage | undefined {
  const some = words.slice(0, enoughWords)
  const count = (holds: (word: string) => boolean) => some.filter(holds).length
  if (count((word) => isCyrillic.test(word)) * 2 > some.length) return 'ru'
  if (count((word) => isArabic.test(word)) * 2 > some.length) return 'ar'
  if (count((word) => isLatin.test(word)) * 2 < some.length) return undefined
  const counts = latinLanguages.map((language) => ({
    language,
    count: count((word) => functionWords[language].has(word)),
  }))
  const [best, next] = counts.toSorted((one, other) => other.count - one.count)
  return best && next && best.count > next.count ? best.language : undefined
}

/** Returns whether a folded word, such as "the", says nothing about the subject of a text. */
export function isFunctionWord(word: string, language: WordLanguage): boolean {
  const words = functionWords[language]
  // Arabic prefixes "and" to a word.
  return words.has(word) || (language === 'ar' && word.startsWith('و') && words.has(word.slice(1)))
}

/** Returns the stem of a folded word. */
export function stemOf(word: string, language: WordLanguage): string {
  const key = `${language}${word}`
  const cached = stems.get(key)
  if (cached !== undefined) return cached
  if (stems.size >= maxStems) stems.clear()
  const stem = foldText(stemmers[language](word)) || word
  stems.set(key, stem)
  return stem
}

function foldAll(words: readonly string[], more: string): ReadonlySet<string> {
  const folded = foldText(`${words.join(' ')} ${more}`)
  return new Set([...splitWords(folded)].map(({ text }) => text))
}

import { foldText } from '../../search/foldText.ts'
import { splitWords } from '../../search/splitWords.ts'
import { wordLanguageOf, latinLanguages } from '../../search/wordLanguages.ts'
import { attribute, readMeta } from '../readSiteLook.ts'

const maxCharacters = 10_000
/** A text with fewer words says less about the language than the page itself. */
const minWords = 12
/** Languages of a script, the usual one first: the page may name another of them. */
const scripts: [RegExp, string[]][] = [
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk', 'ky', 'mn']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur', 'ckb', 'ps']],
  [/\p{Script=Hebrew}/gu, ['he', 'yi']],
  [/\p{Script=Greek}/gu, ['el']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Han}/gu, ['zh', 'ja']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
]

/**
 * Returns the language of a page as a code of two or three letters, by its words rather than by its tag,
 * which templates often leave at English; empty when neither says.
 */
export function languageOfPage(html: string, text: string): string {
  const tagLanguage = namedLanguage(html)
  const beginning = text.slice(0, maxCharacters)
  const letters = beginning.match(/\p{L}/gu)?.length ?? 0
  for (const [script, languages] of scripts) {
    if ((beginning.match(script)?.length ?? 0) * 2 <= letters) continue
    if (languages[0] === 'ru' && /[іїєґ]/i.test(beginning) && !/[ыэъ]/i.test(beginning)) return 'uk'
    return languages.includes(tagLanguage) ? tagLanguage : (languages[0] ?? '')
  }
  const isCompared = latinLanguages.some((language) => language === tagLanguage)
  if (tagLanguage !== '' && !isCompared) return tagLanguage
  const words = [...splitWords(foldText(beginning))].map((word) => word.text)
  return (words.length >= minWords ? wordLanguageOf(words) : undefined) ?? tagLanguage
}

/** Returns the language that the page names for itself; empty for none. */
function namedLanguage(html: string): string {
  const tag = /<html\s[^<>]{1,2000}>/i.exec(html)?.[0] ?? ''
  const written = attribute(tag, 'lang') || (readMeta(html).get('og:locale') ?? '')
  return /^([a-z]{2,3})(?![a-z])/i.exec(written)?.[1]?.toLowerCase() ?? ''
}

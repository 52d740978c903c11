import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

/** The texts of the dashboard, and those of the public pages. */
const folders = ['web/src/texts', 'web/site/texts'].map((name) => join(paths.root, name))

/** The server's refusals are sentences, not labels. */
const isNamed = (file) => file !== 'refusals.ts'

/**
 * Returns a function that translates English texts into a language of the dashboard.
 * Its result is a pattern for all translations of the text, or for the text itself without any, with any text
 * for `{arguments}`. With `more`, further words may follow.
 */
export async function readWords(language) {
  const translations = new Map()
  for (const folder of folders)
    for (const file of readdirSync(join(folder, 'en')).filter(isNamed)) {
      const english = await readTexts(folder, 'en', file)
      const own = await readTexts(folder, language, file)
      for (const [key, text] of Object.entries(english))
        translations.set(text, [...(translations.get(text) ?? []), own[key] ?? text])
    }
  return (text, more) => {
    const english = withoutNames(text)
    const patterns = [english, ...(translations.get(english) ?? [])].map((one) => toPattern(one))
    const any = [...new Set(patterns)].join('|')
    // English text in a right-to-left language is marked as such (isolateTexts.ts).
    return new RegExp(`^\u2066?(?:${any})${more ? '' : '\u2069?$'}`)
  }
}

async function readTexts(folder, language, file) {
  const path = join(folder, language, file)
  const { texts } = existsSync(path) ? await import(path) : { texts: {} }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutNames(text)]))
}

const withoutNames = (text) => text.replaceAll(/\{[^{}]*\}/g, '{}')

const toPattern = (text) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&').replaceAll('\\{\\}', '.*')

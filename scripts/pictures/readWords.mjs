import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const folder = join(paths.root, 'web/src/texts')

/** The server's refusals are no names of anything. */
const isNamed = (file) => file !== 'refusals.ts'

/**
 * What English texts are called in a language of the dashboard. Answers a function: a pattern for all that
 * the catalogues say for an English text (which itself is said where nobody has translated it), with anything
 * in the place of `{arguments}`; `more`: other words may follow.
 */
export async function readWords(language) {
  const said = new Map()
  for (const file of readdirSync(join(folder, 'en')).filter(isNamed)) {
    const english = await readTexts('en', file)
    const own = await readTexts(language, file)
    for (const [key, text] of Object.entries(english))
      said.set(text, [...(said.get(text) ?? []), own[key] ?? text])
  }
  return (text, more) => {
    const english = withoutNames(text)
    const patterns = [english, ...(said.get(english) ?? [])].map((one) => toPattern(one))
    const any = [...new Set(patterns)].join('|')
    // English among words that run from the right is marked as such (isolateTexts.ts).
    return new RegExp(`^\u2066?(?:${any})${more ? '' : '\u2069?$'}`)
  }
}

async function readTexts(language, file) {
  const path = join(folder, language, file)
  const { texts } = existsSync(path) ? await import(path) : { texts: {} }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutNames(text)]))
}

const withoutNames = (text) => text.replaceAll(/\{[^{}]*\}/g, '{}')

const toPattern = (text) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&').replaceAll('\\{\\}', '.*')

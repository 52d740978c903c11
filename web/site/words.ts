import type { Language } from '../../functions/src/shared/texts/languages.ts'
import { createContext, useContext } from 'react'
import { createTranslator } from 'use-intl/core'
import { texts as chatbot } from './texts/en/chatbot.ts'
import { texts as demo } from './texts/en/demo.ts'
import { texts as frame } from './texts/en/frame.ts'
import { texts as freePlan } from './texts/en/freePlan.ts'
import { texts as front } from './texts/en/front.ts'
import { texts as integrations } from './texts/en/integrations.ts'
import { texts as landing } from './texts/en/landing.ts'
import { texts as pricing } from './texts/en/pricing.ts'
import { texts as security } from './texts/en/security.ts'
import { texts as voiceAgent } from './texts/en/voiceAgent.ts'
import { texts as whatsapp } from './texts/en/whatsapp.ts'
import { texts as signIn } from '../src/texts/en/signIn.ts'
import { texts as prices } from '../src/texts/en/prices.ts'

const english = {
  chatbot,
  demo,
  frame,
  freePlan,
  front,
  integrations,
  landing,
  pricing,
  security,
  voiceAgent,
  whatsapp,
  signIn,
}
export type CatalogueName = keyof typeof english
export type Words<Name extends CatalogueName> = ReturnType<typeof createTranslator<(typeof english)[Name]>>

const translations = import.meta.glob<Record<string, string>>(
  ['./texts/*/*.ts', '../src/texts/*/{signIn,prices}.ts'],
  { import: 'texts', eager: true },
)

/** The language of the page that is being rendered, and the paths of the pages that exist in it. */
export const PageLanguage = createContext<{ language: Language; paths: ReadonlySet<string> }>({
  language: 'en',
  paths: new Set(),
})

/** Returns the texts of a catalogue in the language of the page. */
export function useWords<Name extends CatalogueName>(name: Name): Words<Name> {
  return wordsIn(useContext(PageLanguage).language, name)
}

/** Returns the texts of a catalogue in a language. */
export function wordsIn<Name extends CatalogueName>(language: Language, name: Name): Words<Name> {
  const messages = { ...english[name], ...translationOf(language, name) }
  return createTranslator<(typeof english)[Name]>({ locale: language, messages })
}

const priceKeys = new Map(Object.entries<string>(prices).map(([key, text]) => [text, key]))

/** Returns a function that translates the words of the first price list; others stay as they are. */
export function usePriceWords(): (written: string) => string {
  const { language } = useContext(PageLanguage)
  const translated = translationOf(language, 'prices')
  return (written) => translated[priceKeys.get(written) ?? ''] ?? written
}

/** Returns the path of a page in a language; English has no prefix. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

function translationOf(language: Language, name: string): Record<string, string> {
  const own = translations[`./texts/${language}/${name}.ts`]
  return own ?? translations[`../src/texts/${language}/${name}.ts`] ?? {}
}

import { isLanguage, type Language } from '../../../shared/texts/languages.ts'
import { texts as ar } from './texts/ar.ts'
import { texts as de } from './texts/de.ts'
import { texts as en, type ClientMailTexts } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as fr } from './texts/fr.ts'
import { texts as it } from './texts/it.ts'
import { texts as nl } from './texts/nl.ts'
import { texts as pt } from './texts/pt.ts'

const textsByLanguage: Record<Language, ClientMailTexts> = { ar, de, en, es, fr, it, nl, pt }

/**
 * Returns the language of emails to a client; English where they have chosen none or one that we do not have.
 */
export function languageOf({ preferredLanguage }: { preferredLanguage: string }): Language {
  return isLanguage(preferredLanguage) ? preferredLanguage : 'en'
}

/**
 * Returns a text of an email in a language, with its placeholders filled in. Braces in a value, such as an
 * agency's name, stay as they are.
 */
export function mailText(
  language: Language,
  key: keyof ClientMailTexts,
  values: Readonly<Record<string, string>> = {},
): string {
  return textsByLanguage[language][key].replaceAll(
    /\{(\w+)\}/g,
    (found, name: string) => values[name] ?? found,
  )
}

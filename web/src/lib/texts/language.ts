import { languages, type Language } from '@parley/functions/shared/texts/languages'
import { writeStored } from '../browser/stored.ts'

/**
 * The person's choice, or the first language of the browser that we have; for as long as the page is loaded.
 * `public/first.js` writes it to the document before the first paint.
 */
export const language: Language = read(document.documentElement.lang)

/** Takes effect with the page loaded anew; what is being edited is kept meanwhile. */
export function chooseLanguage(choice: string): void {
  writeStored('language', choice)
  location.reload()
}

function read(tag: string): Language {
  return languages.find(({ language }) => language === tag)?.language ?? 'en'
}

import { language } from '../texts/language.ts'

const names = new Intl.DisplayNames(language, { type: 'language' })

/** Returns the name of a language such as `pt`; a tag that names none stays as it is. */
export function nameOfLanguage(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}

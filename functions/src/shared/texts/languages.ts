/** Languages the widget speaks by itself, each with its own name for itself. */
export const languages = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
  { language: 'fr', name: 'Français' },
  { language: 'es', name: 'Español' },
  { language: 'it', name: 'Italiano' },
  { language: 'pt', name: 'Português' },
  { language: 'nl', name: 'Nederlands' },
  { language: 'ar', name: 'العربية' },
] as const

export type Language = (typeof languages)[number]['language']

/** The one of them that a tag such as `pt-BR` names; English for any other. */
export function languageOf(tag: string): Language {
  const [word = ''] = tag.toLowerCase().split('-')
  return isLanguage(word) ? word : 'en'
}

/** Whether a word names one of them. */
export function isLanguage(word: string): word is Language {
  return languages.some(({ language }) => language === word)
}

import type { Language } from '../../../functions/src/shared/texts/languages.ts'

/**
 * Returns the name of a page's social picture, without its extension. Satori cannot join the letters of
 * Arabic, whose pages have the English picture.
 */
export function pictureOf(path: string, language: Language): string {
  const name = path.slice(1).replaceAll('/', '-') || 'index'
  return language === 'en' || language === 'ar' ? name : `${language}-${name}`
}

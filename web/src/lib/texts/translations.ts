import { isolateTexts } from './isolateTexts.ts'

type Catalogue = { texts: Record<string, unknown> }

const translations = import.meta.glob<Catalogue>(['../../texts/*/*.ts', '!../../texts/en/*.ts'])
const english = import.meta.glob<Catalogue>('../../texts/en/*.ts')

/**
 * The compiled texts of a page in a language; where nobody has translated one, none, or, where lines run from
 * the right, the English one as a stretch with a direction of its own.
 */
export async function translationOf(language: string, name: string): Promise<Record<string, unknown>> {
  const own = (await translations[`../../texts/${language}/${name}.ts`]?.())?.texts ?? {}
  if (document.documentElement.dir !== 'rtl') return own
  const all = (await english[`../../texts/en/${name}.ts`]?.())?.texts ?? {}
  return { ...isolateTexts(all), ...own }
}

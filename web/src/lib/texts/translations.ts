import { pseudoLanguage } from './language.ts'
import { toPseudo } from './toPseudo.ts'

type Catalogue = { texts: Record<string, unknown> }

const translations = import.meta.glob<Catalogue>(['../../texts/*/*.ts', '!../../texts/en/*.ts'])
const english = import.meta.glob<Catalogue>('../../texts/en/*.ts')

/** The compiled texts of a page in a language; none where nobody has translated it. */
export async function translationOf(language: string, name: string): Promise<Record<string, unknown>> {
  if (language === pseudoLanguage)
    return toPseudo((await english[`../../texts/en/${name}.ts`]?.())?.texts ?? {})
  return (await translations[`../../texts/${language}/${name}.ts`]?.())?.texts ?? {}
}

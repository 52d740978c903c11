import { languages } from '../../../functions/src/shared/texts/languages.ts'
import { pathIn } from '../words.ts'

/** Tells search engines, and the page's own script, the languages of a page. */
export function Alternates({ path, origin }: { path: string; origin: string }) {
  return (
    <>
      {languages.map(({ language }) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + pathIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}

import { useContext } from 'react'
import { languages } from '../../../functions/src/shared/texts/languages.ts'
import { PageLanguage, pathIn, useWords } from '../words.ts'

/** Links to the same page in each language, by the languages' own names; the script keeps the choice. */
export function LanguageLinks({ path }: { path: string }) {
  const t = useWords('frame')
  const current = useContext(PageLanguage).language
  return (
    <nav className="languages" aria-label={t('language')}>
      {languages.map(({ language, name }) => (
        <a
          key={language}
          href={pathIn(language, path)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

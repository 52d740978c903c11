import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Language } from '../../../functions/src/shared/texts/languages.ts'
import type { Operator } from '../operator.ts'
import { siteColours } from '../siteColours.ts'
import type { SitePage } from '../SitePage.ts'
import { PageLanguage, pathIn, useWords } from '../words.ts'
import { Alternates } from './Alternates.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SocialTags } from './SocialTags.tsx'

/** The files that every page of the site loads, as paths of the site. */
export interface SiteFiles {
  script: string
  styles: string[]
  /** The font of Latin letters, which nearly every page shows. */
  font: string
}

interface DocumentProps {
  page: SitePage
  language: Language
  /** The paths of all pages that exist in the language. */
  paths: ReadonlySet<string>
  files: SiteFiles
  operator: Operator
  /** The origin of the dashboard, as `https://app.example.com`. */
  origin: string
}

/** A whole page of the public site. It is complete without its script. */
export function Document({ page, language, paths, files, operator, origin }: DocumentProps) {
  const title = `${page.title} · ${defaultBrand.name}`
  const path = page.canonicalPath ?? page.path
  return (
    <PageLanguage value={{ language, paths }}>
      <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>{title}</title>
          <meta name="description" content={page.description} />
          <link rel="canonical" href={origin + pathIn(language, path)} />
          {page.isTranslated && <Alternates path={path} origin={origin} />}
          <SocialTags title={title} page={page} language={language} origin={origin} />
          <link rel="icon" href={defaultBrand.favicon} type="image/svg+xml" />
          {language !== 'ar' && (
            <link rel="preload" href={files.font} as="font" type="font/woff2" crossOrigin="anonymous" />
          )}
          <style dangerouslySetInnerHTML={{ __html: siteColours(defaultBrand) }} />
          {files.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          <script type="module" src={files.script} {...{ blocking: 'render' }} />
        </head>
        <Body page={page} operator={operator} />
      </html>
    </PageLanguage>
  )
}

function Body({ page, operator }: Pick<DocumentProps, 'page' | 'operator'>) {
  const t = useWords('frame')
  return (
    <body>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className="page">
        <Header kind={page.header} path={page.path} operator={operator} />
        <main id="content">{page.body}</main>
        <Footer operator={operator} translatedPath={page.isTranslated ? page.path : undefined} />
      </div>
    </body>
  )
}

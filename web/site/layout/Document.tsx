import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import type { SitePage } from '../SitePage.ts'
import { pictureOf } from '../social/pictureOf.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The files that every page of the site loads, as paths of the site. */
export interface SiteFiles {
  script: string
  styles: string[]
}

interface DocumentProps {
  page: SitePage
  files: SiteFiles
  operator: Operator
  /** The origin of the dashboard, as `https://app.example.com`. */
  origin: string
}

/** A whole page of the public site. It is complete without its script. */
export function Document({ page, files, operator, origin }: DocumentProps) {
  const title = `${page.title} · ${defaultBrand.name}`
  const url = `${origin}${page.canonicalPath ?? page.path}`
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        <link rel="canonical" href={url} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:type" content="website" />
        <meta property="og:url" content={url} />
        <meta
          property="og:image"
          content={`${origin}/site/social/${pictureOf(page.canonicalPath ?? page.path)}.png`}
        />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href={defaultBrand.favicon} type="image/svg+xml" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={files.script} />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Header kind={page.header} path={page.path} operator={operator} />
        <main id="content">{page.body}</main>
        <Footer operator={operator} />
      </body>
    </html>
  )
}

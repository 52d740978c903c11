import { languages, type Language } from '../../functions/src/shared/texts/languages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { readDemoAgent } from './DemoAgent.ts'
import { Document, type SiteFiles } from './layout/Document.tsx'
import { readOperator } from './operator.ts'
import { listPages } from './pages.tsx'
import type { SitePage } from './SitePage.ts'
import { renderSitemap } from './renderSitemap.ts'
import type { PictureText } from './social/drawPictures.tsx'
import { pictureOf } from './social/pictureOf.ts'
import { pathIn } from './words.ts'

interface SiteSettings {
  files: SiteFiles
  /** The origin of the dashboard, without a slash at the end. */
  origin: string
  /** See `readOperator`. */
  operatorJson: string | undefined
  /** See `readDemoAgent`. */
  demoAgentName: string | undefined
}

/** Returns the files of the public site, as texts by their paths below the site's folder. */
export function renderSite({ files, origin, ...settings }: SiteSettings): Map<string, string> {
  const operator = readOperator(settings.operatorJson)
  const documents = listAll(settings).flatMap(({ language, pages }) => {
    const paths = new Set(pages.map(({ path }) => path))
    return pages.map((page): [string, string] => [
      fileOf(pathIn(language, page.path)),
      `<!doctype html>${renderToStaticMarkup(
        <Document
          page={page}
          language={language}
          paths={paths}
          files={files}
          operator={operator}
          origin={origin}
        />,
      )}\n`,
    ])
  })
  return new Map([...documents, ['sitemap.xml', renderSitemap(listAll(settings), origin)]])
}

/** Returns what the social pictures of all pages say. */
export function listPictureTexts(
  settings: Pick<SiteSettings, 'operatorJson' | 'demoAgentName'>,
): PictureText[] {
  return listAll(settings)
    .filter(({ language }) => language !== 'ar')
    .flatMap(({ language, pages }) =>
      pages
        .filter(({ canonicalPath }) => !canonicalPath)
        .map(({ path, title, description }) => ({ name: pictureOf(path, language), title, description })),
    )
}

function listAll({
  operatorJson,
  demoAgentName,
}: Pick<SiteSettings, 'operatorJson' | 'demoAgentName'>): { language: Language; pages: SitePage[] }[] {
  const operator = readOperator(operatorJson)
  const demoAgent = readDemoAgent(demoAgentName)
  return languages.map(({ language }) => ({ language, pages: listPages({ language, operator, demoAgent }) }))
}

/** Returns the file of a path: `pricing.html`, and `index.html` or `de.html` for a front page. */
function fileOf(path: string): string {
  return `${path.slice(1) || 'index'}.html`
}

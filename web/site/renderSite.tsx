import { renderToStaticMarkup } from 'react-dom/server'
import { readDemoAgent } from './DemoAgent.ts'
import { Document, type SiteFiles } from './layout/Document.tsx'
import { readOperator } from './operator.ts'
import { listPages } from './pages.tsx'
import type { PictureText } from './social/drawPictures.tsx'
import { pictureOf } from './social/pictureOf.ts'
import { texts } from '../src/texts/en/account.ts'

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
export function renderSite({
  files,
  origin,
  operatorJson,
  demoAgentName,
}: SiteSettings): Map<string, string> {
  const operator = readOperator(operatorJson)
  const pages = listPages({ operator, demoAgent: readDemoAgent(demoAgentName) })
  const documents = pages.map((page): [string, string] => [
    `${page.path.slice(1)}.html`,
    `<!doctype html>${renderToStaticMarkup(
      <Document page={page} files={files} operator={operator} origin={origin} />,
    )}\n`,
  ])
  const listed = ['/', ...pages.filter(({ canonicalPath }) => !canonicalPath).map(({ path }) => path)]
  const urls = listed.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
  return new Map([...documents, ['sitemap.xml', sitemap]])
}

/** Returns what the social pictures of all pages say, and that of the dashboard's front page. */
export function listPictureTexts({
  operatorJson,
  demoAgentName,
}: Pick<SiteSettings, 'operatorJson' | 'demoAgentName'>): PictureText[] {
  const pages = listPages({
    operator: readOperator(operatorJson),
    demoAgent: readDemoAgent(demoAgentName),
  })
  const front = { name: 'index', title: texts.frontTitle, description: texts.frontLead }
  const own = pages.filter(({ canonicalPath }) => !canonicalPath)
  return [
    front,
    ...own.map(({ path, title, description }) => ({ name: pictureOf(path), title, description })),
  ]
}

import { renderToStaticMarkup } from 'react-dom/server'
import { readDemoAgent } from './DemoAgent.ts'
import { Document, type SiteFiles } from './layout/Document.tsx'
import { readOperator } from './operator.ts'
import { listPages } from './pages.tsx'

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

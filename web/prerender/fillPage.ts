/** The chunk of the front page; `vite.config.ts` has its name. */
const chunkName = 'FrontPage'

/** The chunks of a build in vite's manifest, by the names of their sources. */
export type Manifest = Record<string, { name?: string; file: string; imports?: string[]; css?: string[] }>

export interface Front {
  title: string
  description: string
  /** The brand's variables, as a style sheet. */
  css: string
  html: string
}

interface Page extends Front {
  /** The origin of the dashboard, as `https://app.example.com`. */
  origin: string
  manifest: Manifest
}

/**
 * Visitors who read another language wait for it instead of seeing English words first. Animations begin with
 * the script, which would begin them again; without a script they run at once.
 */
const untilReplaced = `html:not([lang='en']) #root[data-prerendered] { visibility: hidden }
#root[data-prerendered] * { animation-play-state: paused }`
const withoutScript = `#root[data-prerendered] { visibility: visible !important }
#root[data-prerendered] * { animation-play-state: running !important }`

/**
 * Returns the front page as a file: the built shell with its words for search engines and social networks,
 * the styles that it needs before its script, and its content. Throws when the build has no such page.
 */
export function fillPage(shell: string, page: Page): string {
  const steps: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escape(page.title)}</title>`],
    [/<\/head>/, `  ${headOf(shell, page).join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root" data-prerendered>${page.html}</div>`],
    [/<noscript>[^<]*<\/noscript>\s*<\/body>/, '</body>'],
  ]
  return steps.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`The shell has no ${from}.`)
    return text.replace(from, () => to)
  }, shell)
}

function headOf(shell: string, { title, description, css, origin, manifest }: Page): string[] {
  const { styles, script } = filesOf(manifest)
  return [
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${origin}/" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:url" content="${origin}/" />`,
    `<meta property="og:image" content="${origin}/site/social/index.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    `<style>${css}\n${untilReplaced}</style>`,
    `<noscript><style>${withoutScript}</style></noscript>`,
    ...styles
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<link rel="modulepreload" crossorigin href="/${script}">`,
  ]
}

/** Returns the front page's script, and the styles of all chunks that it imports. */
function filesOf(manifest: Manifest): { styles: string[]; script: string } {
  const [entry] = Object.entries(manifest).find(([, { name }]) => name === chunkName) ?? []
  const script = entry && manifest[entry]?.file
  if (!script) throw new Error(`The build has no chunk ${chunkName}.`)
  const names = new Set([entry])
  // Iterating a set also visits the elements that are added meanwhile.
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  const styles = [...names].toReversed().flatMap((name) => manifest[name]?.css ?? [])
  return { styles: [...new Set(styles)], script }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

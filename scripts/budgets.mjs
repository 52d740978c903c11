import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOfView, sites } from './bench/filesOfView.mjs'
import { paths } from './launcher/paths.mjs'

const widget = join(paths.root, 'web/dist/widget')
const floor = join(paths.root, 'scripts/bench/floor')

/** Maximum gzipped bytes of the builds. */
export const limits = {
  // Both were raised for customers' pages: the widget comes back when the page replaces its body, can be used
  // beside the page's own dialogs, and is not printed. The limit of a visitor who writes is the same.
  launcherGzipBytes: 1500,
  panelGzipBytes: 14_460,
  // All that a visitor loads who writes one message to a new agent.
  writerGzipBytes: 24_000,
  // Each part of the extras, a call, each language.
  largestExtraGzipBytes: 6_000,
  voiceGzipBytes: 3_400,
  largestLanguageGzipBytes: 1_950,
  signInGzipBytes: 128_000,
  firstViewGzipBytes: 243_500,
  agencySignInGzipBytes: 128_000,
  // All script of the public pages, with what the front page loads when a visitor tries their own site.
  publicSiteGzipBytes: 6_300,
  // The script that a public page loads before a visitor acts.
  publicPageGzipBytes: 3_200,
}

const names = {
  launcherGzipBytes: 'widget launcher, gzip',
  panelGzipBytes: 'widget panel, gzip',
  writerGzipBytes: 'widget of a visitor who writes, gzip',
  largestExtraGzipBytes: "largest of the widget's extras, gzip",
  voiceGzipBytes: "widget's call, gzip",
  largestLanguageGzipBytes: "largest of the widget's languages, gzip",
  signInGzipBytes: 'sign-in page, gzip',
  firstViewGzipBytes: 'first view of the dashboard, gzip',
  agencySignInGzipBytes: "sign-in page at an agency's host, gzip",
  publicSiteGzipBytes: 'all script of the public pages, gzip',
  publicPageGzipBytes: 'script of a public page, gzip',
}

/** Returns the bytes of each bundle with its limit; `bytes` is undefined when it is not built. */
export function measureBudgets() {
  const bytes = measureBytes()
  return Object.entries(limits).map(([key, limit]) => ({ name: names[key], limit, bytes: bytes[key] }))
}

/** Returns the gzipped bytes that the benchmark reports; undefined for what is not built. */
export function measureBytes() {
  return {
    launcherGzipBytes: gzipBytes([join(widget, 'parley.js')]),
    panelGzipBytes: gzipBytes(widgetFiles('panel')),
    writerGzipBytes: gzipBytes(['launcher', 'panel', 'writer'].flatMap(widgetFiles)),
    largestExtraGzipBytes: largest(widgetFiles('extras')),
    voiceGzipBytes: gzipBytes(widgetFiles('voice')),
    largestLanguageGzipBytes: largest(widgetFiles('languages')),
    floorLauncherGzipBytes: gzipBytes([join(floor, 'launcher.js')]),
    floorPanelGzipBytes: gzipBytes([join(floor, 'panel.js')]),
    // JS and CSS until the input of /login takes focus: signing in needs neither router nor SDK.
    signInGzipBytes: gzipBytes(filesOfView(['SignInPage'])),
    agencySignInGzipBytes: gzipBytes(filesOfView([], sites.agencies)),
    publicSiteGzipBytes: gzipBytes(scriptsOfPublicSite()),
    publicPageGzipBytes: largest(scriptsOfPages()),
    // JS and CSS until a signed-in person sees the rows of the list; Firestore's SDK is loaded after it.
    firstViewGzipBytes: gzipBytes(filesOfView(['dashboard', 'connection', 'FirebaseSession'])),
  }
}

const publicSite = join(paths.root, 'web/dist-site')

/** Returns all scripts of the public site, whenever they are loaded. */
function scriptsOfPublicSite() {
  const assets = join(publicSite, 'assets')
  if (!existsSync(assets)) return []
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(assets, name))
}

/** Returns the script of each public page. Throws an Error for a page with more than the site's one script. */
function scriptsOfPages() {
  const pages = join(publicSite, 'site')
  if (!existsSync(pages)) return []
  const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.html'))
  const found = names.map((name) => {
    const html = readFileSync(join(pages, name), 'utf8')
    const [script, ...more] = [...html.matchAll(/<script\b[^>]*/g)].map(
      ([tag]) => /src="([^"]+)"/.exec(tag)?.[1],
    )
    if (!script || more.length > 0) throw new Error(`Not exactly one script: ${String(name)}`)
    return join(publicSite, script)
  })
  return [...new Set(found)]
}

function gzipBytes(files) {
  if (files.length === 0 || !files.every(existsSync)) return undefined
  return files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}

function largest(files) {
  return files.length > 0 ? Math.max(...files.map((file) => gzipBytes([file]))) : undefined
}

/** Returns the files that the widget's build lists under a key of its manifest; none without a build. */
function widgetFiles(key) {
  const manifest = join(widget, 'manifest.json')
  const named = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8'))[key] : []
  return [named].flat().map((file) => join(widget, file))
}

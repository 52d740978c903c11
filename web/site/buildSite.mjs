import react from '@vitejs/plugin-react'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compileTexts } from '../compileTexts.ts'

// Builds the public site: its script and styles, then a file for each page. See `renderSite.tsx`.
const folder = fileURLToPath(new URL('../', import.meta.url))
const outDir = join(folder, 'dist-site')
const rendererDir = join(folder, '../.cache/build/site-renderer')
const common = { root: folder, configFile: false, publicDir: false, logLevel: 'warn' }

await build({
  ...common,
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: { input: { site: 'site/browser/site.ts', siteStyles: 'site/browser/styles.ts' } },
  },
})
const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'))
rmSync(join(outDir, 'manifest.json'))
const entry = (name) => manifest[`site/browser/${name}.ts`]

await build({
  ...common,
  plugins: [react(), compileTexts()],
  ssr: { noExternal: true, external: ['satori', 'sharp'] },
  build: {
    ssr: true,
    outDir: rendererDir,
    emptyOutDir: true,
    rolldownOptions: { input: ['site/renderSite.tsx', 'site/social/drawPictures.tsx'] },
  },
})
const importRendered = (name) => import(pathToFileURL(join(rendererDir, `${name}.js`)).href)
const { listPictureTexts, renderSite } = await importRendered('renderSite')
const { drawPictures } = await importRendered('drawPictures')

const isTrial = process.env['VITE_EMULATORS'] === '1'
const demo = JSON.parse(readFileSync(join(folder, '../widget/demo/agents.json'), 'utf8'))
const settings = {
  operatorJson: process.env['PARLEY_OPERATOR'],
  demoAgentName: isTrial ? `na-${demo.na.agentId}` : process.env['PARLEY_DEMO_AGENT'],
}
const files = renderSite({
  ...settings,
  files: {
    script: `/${entry('site').file}`,
    styles: entry('styles').css.map((file) => `/${file}`),
    font: `/${entry('styles').assets.find((file) => file.includes('dm-sans-latin-wght'))}`,
  },
  origin: process.env['WEB_ORIGIN'] ?? 'http://127.0.0.1:5000',
})
for (const [name, text] of files) {
  // Search engines look for the list of pages at the site's root.
  const file = join(outDir, name.endsWith('.html') ? 'site' : '', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const [name, picture] of await drawPictures(listPictureTexts(settings), join(folder, 'public'))) {
  const file = join(outDir, 'site/social', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

import react from '@vitejs/plugin-react'
import { renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { compileTexts } from './compileTexts.ts'
import { defaultBrand } from '../functions/src/shared/brand/defaultBrand.ts'
import { mantineStyles } from './mantineStyles.ts'

// What an entry imports, and what many chunks share.
const base = { name: 'base', tags: ['$initial' as const], priority: 10 }
const kit = { name: 'kit', minShareCount: 12, priority: 1 }

/**
 * Left alone, modules that several chunks share get one each: a hundred files for a page. A group takes what
 * its files import too, unless one of a higher priority has it. First come those of single views, so that
 * each is a few files without another view's bytes; `connection` is what any page talks to Firebase with.
 * Then what many pages share, and what those of an agent do.
 */
const groups = [
  base,
  {
    name: 'connection',
    test: /web\/src\/lib\/(firebase|errors)\.ts$|shared\/(regions|texts)\.ts$/,
    priority: 9,
  },
  // All icons import it; without a chunk of its own, the sign-in page would load the whole dashboard with it.
  { name: 'icons', test: /@tabler\/icons-react\/dist\/esm\/createReactComponent/, priority: 8.5 },
  { name: 'dashboard', test: /\/app\/DashboardApp\.tsx$/, priority: 8 },
  { name: 'fields', test: /@mantine\/core\/esm\/components\/InputBase\//, priority: 7 },
  { name: 'SignInPage', test: /\/auth\/signIn\/SignInPage\.tsx$/, priority: 6 },
  { name: 'FirebaseSession', test: /\/lib\/session\/FirebaseSession\.tsx$/, priority: 5 },
  { name: 'AgentsRoute', test: /\/app\/agents\/AgentsRoute\.tsx$/, priority: 4 },
  { name: 'OtherAuthPage', test: /\/app\/OtherAuthPage\.tsx$/, priority: 2 },
  kit,
  // Colours of themes: beside an agent's draft, whose chunk needs them, they would be in a circle.
  { name: 'themes', test: /shared\/themes\/(hsl|agentTheme)\.ts$/, priority: 0.6 },
  // Catalogues import nothing. In chunks of their own they are in no circle, where a page would run before
  // its texts exist.
  {
    name: 'words',
    test: /\/web\/src\/texts\/en\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 10_000,
    priority: 0.5,
  },
  {
    name: 'AgentLayout',
    test: /\/agentFrame\/AgentLayout\.tsx$/,
    entriesAware: true,
    entriesAwareMergeThreshold: 10_000,
    priority: 0,
  },
]
const agencyGroups = [base, { name: 'ClientApp', test: /\/client\/ClientApp\.tsx$/, priority: 9 }, kit]

/**
 * reactfire, of which we use the app, the user and no data hooks, is one file that imports every Firebase
 * product: its chunk weighs 57 kB (gzip) and 9 kB without those that nothing uses.
 */
const leanReactfire = {
  alias: { 'firebase/database': fileURLToPath(new URL('unusedDatabase.ts', import.meta.url)) },
  sideEffects: [
    {
      test: /node_modules\/(@firebase|firebase)\/(firestore|functions|remote-config|storage)\//,
      sideEffects: false,
    },
  ],
}

const plugins = [react(), mantineStyles(), compileTexts()]
const build = {
  target: 'es2023',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // `scripts/budgets.mjs` has the limits that count.
  chunkSizeWarningLimit: 2000,
} as const
const treeshake = { moduleSideEffects: leanReactfire.sideEffects }

const dashboard = defineConfig({
  plugins: [namedByBrand(), preloadsSignIn(), namesShell(), ...plugins],
  resolve: { alias: leanReactfire.alias },
  build: {
    ...build,
    rolldownOptions: { output: { codeSplitting: { groups } }, treeshake },
  },
  // The widget's fonts are shown in its previews; the front page is that of the last build.
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/widget', '/assets', '^/$'].map((path) => [path, 'http://127.0.0.1:5000'])),
  },
})

/** Builds the site that agencies' hosts serve, without the product's name, pictures and pages. */
const agencySite = defineConfig({
  plugins: [...plugins, withoutProductName()],
  publicDir: 'agencyPublic',
  resolve: {
    alias: [
      {
        find: /^.*\/defaultBrand(\.ts)?$/,
        replacement: fileURLToPath(new URL('agencyBrand.ts', import.meta.url)),
      },
      ...Object.entries(leanReactfire.alias).map(([find, replacement]) => ({ find, replacement })),
    ],
  },
  build: {
    ...build,
    outDir: 'dist-agency',
    rolldownOptions: {
      input: 'agency.html',
      output: { codeSplitting: { groups: agencyGroups } },
      treeshake,
    },
  },
})

export default process.env['PARLEY_SITE'] === 'agency' ? agencySite : dashboard

/**
 * Removes the product's name from the names under which browsers store values, as `buildAll` does in
 * `first.js`.
 */
function withoutProductName(): Plugin {
  return {
    name: 'without-product-name',
    transform: (code, id) =>
      id.includes('/web/src/') ? code.replaceAll(/(['"`])parley\./g, '$1desk.') : undefined,
  }
}

/** Fills in the page's title and texts that are shown before any script has run. */
function namedByBrand(): Plugin {
  return {
    name: 'named-by-brand',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', defaultBrand.name),
  }
}

/** Says to `first.js` which files the sign-in page needs. */
function preloadsSignIn(): Plugin {
  return {
    name: 'preloads-sign-in',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = Object.values(bundle).find(({ name }) => name === 'SignInPage')
        if (page?.type !== 'chunk') return html
        const files = [page.fileName, ...page.imports].map((file) => `/${file}`)
        return html.replace('src="/first.js"', `$& data-sign-in="${files.join(' ')}"`)
      },
    },
  }
}

/** Renames the page of the dashboard: Hosting would serve an `index.html` for `/`, which is a public page. */
function namesShell(): Plugin {
  return {
    name: 'names-shell',
    apply: 'build',
    closeBundle: () =>
      renameSync(new URL('dist/index.html', import.meta.url), new URL('dist/shell.html', import.meta.url)),
  }
}

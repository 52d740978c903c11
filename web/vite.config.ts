import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileTexts } from './compileTexts.ts'
import { defaultBrand } from '../functions/src/shared/defaultBrand.ts'
import { mantineStyles } from './mantineStyles.ts'

/**
 * Left alone, modules that several chunks share get one each: forty files for the first view. The sign-in
 * page is the entry and `base`; the first view has `connection` (what any page talks to Firebase with) and
 * `dashboard` besides.
 */
const chunks = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler)\/|web\/src\/(lib\/stored\.ts|lib\/goneChunks\.ts|components\/BrandProvider\.tsx|app\/AuthApp\.tsx)$|vite\/preload-helper|rolldown\/runtime/,
    priority: 3,
  },
  {
    name: 'connection',
    test: /web\/src\/lib\/(firebase|errors)\.ts$|shared\/(regions|texts)\.ts$/,
    priority: 2,
  },
  { name: 'dashboard', test: /web\/src\/app\/DashboardApp\.tsx$/, priority: 1 },
]

export default defineConfig({
  plugins: [namedByBrand(), react(), mantineStyles(), compileTexts(), leanReactfire()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // The widget's fonts are shown in its previews.
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/widget': 'http://127.0.0.1:5000' },
  },
  // Bundled ahead of time, the development server would not ask the plugin.
  optimizeDeps: { exclude: ['reactfire'], include: ['reactfire > use-sync-external-store/shim'] },
})

/** What the page says before any script has run. */
function namedByBrand(): Plugin {
  return {
    name: 'named-by-brand',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', defaultBrand.name),
  }
}

/**
 * reactfire is one file for every Firebase product, and their packages keep themselves when imported: with
 * Realtime Database, Remote Config and Storage it weighs 59 KB (gzip), without them 9. We use its Firestore
 * part alone, so what it imports from the others is replaced by functions that say so when they are called.
 */
function leanReactfire(): Plugin {
  const unused: Record<string, string[]> = {
    'firebase/database': [
      'get',
      'off',
      'onChildAdded',
      'onChildChanged',
      'onChildMoved',
      'onChildRemoved',
      'onValue',
    ],
    'firebase/functions': ['httpsCallable'],
    'firebase/remote-config': [
      'ensureInitialized',
      'getAll',
      'getBoolean',
      'getNumber',
      'getString',
      'getValue',
    ],
    'firebase/storage': ['getDownloadURL', 'ref'],
  }
  const prefix = '\0unused:'
  return {
    name: 'lean-reactfire',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in unused && importer?.includes('/node_modules/reactfire/') ? prefix + id : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return
      const name = id.slice(prefix.length)
      return (unused[name] ?? [])
        .map((fn) => `export function ${fn}() { throw new Error('Left out of the build: ${name} ${fn}') }`)
        .join('\n')
    },
  }
}

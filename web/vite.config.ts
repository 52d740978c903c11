import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), leanReactfire()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // Bundled ahead of time, the development server would not ask the plugin.
  optimizeDeps: { exclude: ['reactfire'], include: ['reactfire > use-sync-external-store/shim'] },
})

/**
 * reactfire is one file for every Firebase product, and their packages keep themselves when imported: with Realtime
 * Database, Remote Config and Storage it weighs 59 KB (gzip), without them 9. We use its Firestore part alone, so
 * what it imports from the others is replaced by functions that say so when they are called.
 */
function leanReactfire(): Plugin {
  const unused: Record<string, string[]> = {
    'firebase/database': ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
    'firebase/functions': ['httpsCallable'],
    'firebase/remote-config': ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
    'firebase/storage': ['getDownloadURL', 'ref'],
  }
  const prefix = '\0unused:'
  return {
    name: 'lean-reactfire',
    enforce: 'pre',
    resolveId: (id, importer) => (id in unused && importer?.includes('/node_modules/reactfire/') ? prefix + id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return
      const name = id.slice(prefix.length)
      return (unused[name] ?? []).map((fn) => `export function ${fn}() { throw new Error('Left out of the build: ${name} ${fn}') }`).join('\n')
    },
  }
}

import { defineConfig } from 'vite'

const emulators = {
  na: 'http://127.0.0.1:5001/demo-parley/us-central1/widget',
  eu: 'http://127.0.0.1:5001/demo-parley/europe-west1/widget',
}

export default defineConfig({
  publicDir: false,
  // Shorter than the automatic runtime, which adds a module of its own.
  oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } },
  define: { __PARLEY_API__: process.env.PARLEY_WIDGET_API || JSON.stringify(emulators) },
  // `LightDark` of its `Features`: nothing here uses `light-dark()`, which would need additional variables.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    rolldownOptions: { transform: { inject: { h: ['preact', 'h'], Fragment: ['preact', 'Fragment'] } } },
    outDir: 'dist',
    emptyOutDir: false,
    // The first browsers with constructable style sheets everywhere.
    target: ['chrome111', 'firefox113', 'safari16.4'],
    modulePreload: false,
    reportCompressedSize: false,
  },
})

import { DirectionProvider } from '@mantine/core'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrandProvider } from '../components/BrandProvider.tsx'
import { markKeyboard } from '../lib/browser/markKeyboard.ts'

/** Renders an application into the page, in the brand that the page was served with. */
export function renderPage(page: ReactNode): void {
  markKeyboard()
  const root = document.getElementById('root')
  if (!root) return
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <DirectionProvider>
          <BrandProvider>{page}</BrandProvider>
        </DirectionProvider>
      </StrictMode>,
    )
  if (root.dataset['prerendered'] === undefined) return render()
  // Replaces the prerendered page at once, which other languages hide until then.
  flushSync(render)
  delete root.dataset['prerendered']
}

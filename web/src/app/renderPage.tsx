import { DirectionProvider } from '@mantine/core'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrandProvider } from '../components/BrandProvider.tsx'
import { markKeyboard } from '../lib/browser/markKeyboard.ts'

/** Renders an application into the page, in the brand that the page was served with. */
export function renderPage(page: ReactNode): void {
  markKeyboard()
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <DirectionProvider>
        <BrandProvider>{page}</BrandProvider>
      </DirectionProvider>
    </StrictMode>,
  )
}

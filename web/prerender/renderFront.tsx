import { DirectionProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Front } from './fillPage.ts'
import { BrandProvider } from '../src/components/BrandProvider.tsx'
import { FrontPage } from '../src/features/auth/front/FrontPage.tsx'
import { t } from '../src/features/auth/texts.ts'
import { brandCss } from '../src/lib/brand/brandCss.ts'
import { currentBrand } from '../src/lib/brand/currentBrand.ts'

/** Renders the English front page as `renderPage` does; needs a document. */
export function renderFront(): Front {
  const element = document.createElement('div')
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <DirectionProvider>
          <BrandProvider>
            <FrontPage />
          </BrandProvider>
        </DirectionProvider>
      </StrictMode>,
    ),
  )
  return {
    title: document.title,
    description: t('frontLead'),
    css: brandCss(currentBrand()),
    html: withStableIds(element.innerHTML),
  }
}

/** Replaces Mantine's random ids, so that the same sources make the same file. */
function withStableIds(html: string): string {
  const ids = [...new Set(html.match(/mantine-[a-z0-9]{9}\b/g))]
  return ids.reduce((text, id, index) => text.replaceAll(id, `front-${index}`), html)
}

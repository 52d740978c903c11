import { DirectionProvider } from '@mantine/core'
import { agencyPreviewSchema, type AgencyPreviewScene } from '@parley/functions/shared/agencies/agencyPreview'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrandProvider } from '../../../components/BrandProvider.tsx'
import { applyBrand } from '../../../lib/brand/applyBrand.ts'
import { fixColorScheme } from '../../../lib/browser/colorScheme.ts'
import { textsAreHere } from '../../../lib/texts/textsOf.ts'
import { PreviewPage } from './PreviewPage.tsx'

/**
 * Renders the scenes of the editor around this frame: the pages of an agency's host, rendered again for every
 * change, in the brand that the document then contains like a served page.
 */
export async function startPreview(): Promise<void> {
  await textsAreHere()
  const element = document.getElementById('root')
  if (!element || window.parent === window) return
  const root = createRoot(element)
  const stored = document.createElement('script')
  stored.type = 'application/json'
  stored.id = 'brand'
  document.head.append(stored)
  let sheet: CSSStyleSheet | undefined

  function show(scene: AgencyPreviewScene): void {
    const key = JSON.stringify(scene)
    stored.textContent = JSON.stringify({ ...scene.brand, agency: scene.agency })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    fixColorScheme(scene.scheme)
    sheet = applyBrand(scene.brand)
    root.render(
      <StrictMode>
        <DirectionProvider>
          <BrandProvider key={key}>
            <PreviewPage scene={scene} />
          </BrandProvider>
        </DirectionProvider>
      </StrictMode>,
    )
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== location.origin) return
    const scene = agencyPreviewSchema.safeParse(data)
    if (scene.success) show(scene.data)
  })
  window.parent.postMessage('ready', location.origin)
}

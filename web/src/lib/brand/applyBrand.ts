import type { Brand } from '@parley/functions/shared/brand'
import { brandCss } from './brandCss.ts'

/** Sets the brand's colours and favicon before the first paint. */
export function applyBrand(brand: Brand): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandCss(brand))
  document.adoptedStyleSheets.push(sheet)
  const icon = document.querySelector('link[rel="icon"]')
  if (brand.favicon) icon?.setAttribute('href', brand.favicon)
  else icon?.remove()
}

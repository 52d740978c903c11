import type { Brand } from '@parley/functions/shared/brand/brand'
import { brandCss } from './brandCss.ts'

/** Sets the brand's colours and favicon before the first paint, and returns their style sheet. */
export function applyBrand(brand: Brand): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandCss(brand))
  document.adoptedStyleSheets.push(sheet)
  const icon = document.querySelector('link[rel="icon"]')
  // Without a link, browsers would request the favicon of the host.
  icon?.setAttribute('href', brand.favicon || brand.logo.light || 'data:,')
  return sheet
}

import type { Brand } from '@parley/functions/shared/brand'
import { brandCss } from './brandCss.ts'

/** Puts a brand on the page before anything is drawn: its colours, and its picture in the tab. */
export function applyBrand(brand: Brand): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandCss(brand))
  document.adoptedStyleSheets.push(sheet)
  const icon = document.querySelector('link[rel="icon"]')
  if (brand.favicon) icon?.setAttribute('href', brand.favicon)
  else icon?.remove()
}

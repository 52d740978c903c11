import { useLayoutEffect } from 'react'
import { currentBrand } from './brand/currentBrand.ts'

let shown = ''

/** Calls the tab after its page and the brand. */
export function useDocumentTitle(page: string): void {
  // With the page itself, so that whoever looks for its heading finds its title too.
  useLayoutEffect(() => {
    shown = page
    document.title = `${page} · ${currentBrand().title}`
  }, [page])
}

/** What the page that is shown calls itself, without the brand. */
export function pageTitle(): string {
  return shown
}

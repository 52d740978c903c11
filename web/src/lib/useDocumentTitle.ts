import { useLayoutEffect } from 'react'
import { currentBrand } from './brand/currentBrand.ts'

let shown = ''
let counted = 0

/** Calls the tab after its page and the brand. */
export function useDocumentTitle(page: string): void {
  // With the page itself, so that whoever looks for its heading finds its title too.
  useLayoutEffect(() => {
    shown = page
    showTitle()
  }, [page])
}

/** Puts a number before the tab's title, whichever page is shown; 0 for none. */
export function countInTitle(count: number): void {
  counted = count
  showTitle()
}

function showTitle(): void {
  const { title } = currentBrand()
  document.title = `${counted > 0 ? `(${counted}) ` : ''}${shown ? `${shown} · ` : ''}${title}`
}

/** What the page that is shown calls itself, without the brand. */
export function pageTitle(): string {
  return shown
}

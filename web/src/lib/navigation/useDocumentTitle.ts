import { useLayoutEffect } from 'react'
import { currentBrand } from '../brand/currentBrand.ts'

let shown = ''
let counted = 0

/** Names the tab after its page and the brand. */
export function useDocumentTitle(page: string): void {
  // Together with the page, so that its heading and its title change at the same time.
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

/** Returns the title of the current page, without the brand. */
export function pageTitle(): string {
  return shown
}

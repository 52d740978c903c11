import { useEffect } from 'react'
import { currentBrand } from './brand/currentBrand.ts'

/** Calls the tab after its page and the brand. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${currentBrand().title}`
  }, [page])
}

import type { PageText, RawPage } from '../../../kernel/ports/PageText.ts'
import { readPage } from './readPage.ts'

/** Returns the texts of pages whose bytes are concatenated. */
export function readPages(pages: RawPage[], content: Buffer, robotName: string): PageText[] {
  let at = 0
  return pages.map((page) => readPage(page, content.subarray(at, (at += page.bytes)), robotName))
}

import { AppError } from '../AppError.ts'
import type { Section } from './chunkText.ts'
import { fileLimits, tooLong, tooMuchWork } from './fileLimits.ts'

/**
 * The text of a PDF, a section for each page. Pages are read one after the other, so that only one is held.
 */
export async function readPdf(content: Buffer, title: string): Promise<Section[]> {
  if (countObjects(content) > fileLimits.pdfObjects) throw tooMuchWork()
  const { getDocumentProxy } = await import('unpdf')
  try {
    const document = await getDocumentProxy(new Uint8Array(content))
    const { pdfPages } = fileLimits
    if (document.numPages > pdfPages)
      throw new AppError('file-too-large', { key: 'pdfTooLong', values: { pages: pdfPages } })
    const sections: Section[] = []
    let characters = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      page.cleanup()
      characters += text.length
      if (characters > fileLimits.characters * 2) throw tooLong()
      sections.push({ title: `${title}, page ${number}`, text })
    }
    return sections
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('file-unreadable', 'pdfDamaged')
  }
}

function countObjects(content: Buffer): number {
  let count = 0
  for (let at = content.indexOf('endobj'); at >= 0; at = content.indexOf('endobj', at + 6)) count++
  return count
}

import { fileURLToPath } from 'node:url'
import type { getDocumentProxy } from 'unpdf'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Section } from '../../../kernel/ports/Section.ts'
import { isContentsPage } from '../contentsLines.ts'
import { fileLimits, tooLong, tooMuchWork } from '../fileLimits.ts'
import type { ReadFile } from '../../../kernel/ports/ReadFile.ts'
import { joinLines } from './joinLines.ts'
import { pageLines } from './pageLines.ts'
import type { PdfItem, PdfLine } from './PdfItem.ts'
import { readForm } from './readForm.ts'
import { withoutRepeatedLines } from './withoutRepeatedLines.ts'

/**
 * Returns the text of a PDF, with a section for each page. Pages are parsed one after the other, and only
 * their lines stay in memory.
 */
export async function readPdf(content: Buffer, title: string): Promise<ReadFile> {
  if (countObjects(content) > fileLimits.pdfObjects) throw tooMuchWork()
  const { getDocumentProxy: open } = await import('unpdf')
  try {
    const document = await open(new Uint8Array(content), { cMapUrl: cMaps(), cMapPacked: true })
    const { pdfPages } = fileLimits
    if (document.numPages > pdfPages)
      throw new AppError('file-too-large', { key: 'pdfTooLong', values: { pages: pdfPages } })
    const pages: PdfLine[][] = []
    let characters = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items, styles } = await page.getTextContent()
      page.cleanup()
      const lines = readLines(items, (font) => styles[font]?.vertical === true)
      characters += lines.reduce((sum, { text }) => sum + text.length, 0)
      if (characters > fileLimits.characters * 2) throw tooLong()
      pages.push(lines)
    }
    return sectionsOf(pages, await readForm(document), title)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && error.name === 'PasswordException')
      throw new AppError('file-unreadable', 'pdfLocked')
    throw new AppError('file-unreadable', 'pdfDamaged')
  }
}

function sectionsOf(pages: PdfLine[][], form: string, title: string): ReadFile {
  const { pages: own, dropped } = withoutRepeatedLines(pages)
  const sections: Section[] = []
  let contentsPages = 0
  for (const [index, lines] of own.entries()) {
    if (isContentsPage(lines.map(({ text }) => text))) contentsPages++
    else sections.push({ title: `${title}, page ${index + 1}`, text: joinLines(lines) })
  }
  if (form) sections.push({ title: `${title}, form`, text: form })
  const pagesWithoutText = pages.filter((lines) => lines.length === 0).length
  return { sections, leftOut: { contentsPages, repeatedLines: dropped, pagesWithoutText } }
}

type TextPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextItem = Awaited<ReturnType<TextPage['getTextContent']>>['items'][number]

/** Returns the lines of a page; text that is not horizontal follows in the order of the file. */
function readLines(items: readonly TextItem[], isVertical: (font: string) => boolean): PdfLine[] {
  const level: PdfItem[] = []
  let turned = ''
  for (const item of items) {
    if (!('str' in item)) continue
    const [, rise, , , x, y] = item.transform.map(Number)
    if (rise === 0 && !isVertical(item.fontName) && x !== undefined && y !== undefined)
      level.push({ text: item.str, x, y, width: item.width, height: item.height })
    else turned += item.str + (item.hasEOL ? ' ' : '')
  }
  const lines = pageLines(level)
  if (!turned.trim()) return lines
  return [...lines, { text: turned.trim(), x: 0, y: 0, width: 0, height: 0 }]
}

/**
 * Returns the folder of the tables that map codes of East Asian fonts to letters; it is beside the sources.
 */
function cMaps(): string {
  const here = import.meta.url
  const source = here.endsWith('.ts')
    ? new URL('../../../../../cmaps/', here).href
    : here.replace(/\/lib\/.*$/, '/cmaps/')
  return fileURLToPath(source)
}

function countObjects(content: Buffer): number {
  let count = 0
  for (let at = content.indexOf('endobj'); at >= 0; at = content.indexOf('endobj', at + 6)) count++
  return count
}

import { AppError } from '../AppError.ts'
import type { Section } from './chunkText.ts'
import { csvSections } from './csvSections.ts'
import type { KnowledgeKind } from './detectKind.ts'

const mostPages = 500
const mostCharacters = 2_000_000

/** The text of a file in named stretches. Fails with a text for a person when there is none to be had. */
export async function extractText(kind: KnowledgeKind, content: Buffer, title: string): Promise<Section[]> {
  const sections = await read(kind, content, title)
  const filled = sections
    .map((section) => ({ ...section, text: tidy(section.text) }))
    .filter((section) => section.text)
  const characters = filled.reduce((sum, section) => sum + section.text.length, 0)
  if (characters === 0) throw new AppError('file-unreadable', emptyReasons[kind])
  if (characters > mostCharacters)
    throw new AppError(
      'file-too-large',
      'This file holds more than 2,000,000 characters of text. Please split it.',
    )
  return filled
}

async function read(kind: KnowledgeKind, content: Buffer, title: string): Promise<Section[]> {
  if (kind === 'pdf') return readPdf(content, title)
  if (kind === 'docx') return readDocx(content, title)
  const text = decode(content)
  if (kind === 'csv') return csvSections(text, title)
  if (kind === 'md') return markdownSections(text, title)
  return [{ title, text }]
}

async function readPdf(content: Buffer, title: string): Promise<Section[]> {
  const { extractText: extractPdf, getDocumentProxy } = await import('unpdf')
  try {
    const document = await getDocumentProxy(new Uint8Array(content))
    if (document.numPages > mostPages)
      throw new AppError('file-too-large', `This PDF has more than ${mostPages} pages. Please split it.`)
    const { text } = await extractPdf(document, { mergePages: false })
    return text.map((page, index) => ({ title: `${title}, page ${index + 1}`, text: page }))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(
      'file-unreadable',
      'This PDF is damaged or protected by a password. Save it again without one and retry.',
    )
  }
}

async function readDocx(content: Buffer, title: string): Promise<Section[]> {
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.extractRawText({ buffer: content })
    return [{ title, text: value }]
  } catch {
    throw new AppError(
      'file-unreadable',
      'This Word document is damaged or protected. Save it again as .docx and retry.',
    )
  }
}

/** A heading names the text below it; one with nothing below it, or only further headings, is no section. */
function markdownSections(text: string, title: string): Section[] {
  let open: Section = { title, text: '' }
  const sections = [open]
  for (const line of text.split('\n')) {
    const heading = /^#{1,4}\s+(.+)$/.exec(line)?.[1]
    if (heading) {
      open = { title: `${title}: ${heading.replace(/[*_`#]/g, '').trim()}`.slice(0, 200), text: '' }
      sections.push(open)
    } else open.text += `${line}\n`
  }
  return sections
}

/** UTF-8, or the Western encoding that older spreadsheets write. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[ \t]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

const emptyReasons: Record<KnowledgeKind, string> = {
  pdf: 'There is no text in this PDF. If it is a scan, run it through text recognition first.',
  docx: 'There is no text in this document.',
  txt: 'This file is empty.',
  md: 'This file is empty.',
  csv: 'This table has no rows.',
}

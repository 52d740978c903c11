import { AppError } from '../AppError.ts'
import type { Section } from './chunkText.ts'
import { csvSections } from './csvSections.ts'
import { decodeText } from './decodeText.ts'
import type { KnowledgeKind } from './detectKind.ts'
import { fileLimits, tooLong, tooMuchWork } from './fileLimits.ts'
import { markdownSections } from './markdownSections.ts'
import { readDocx } from './readDocx.ts'
import { readPdf } from './readPdf.ts'
import { tidyText } from './tidyText.ts'
import type { RefusalKey } from '../../shared/refusals.ts'

/**
 * The text of a file in named stretches. Fails with a text for a person when there is none to be had. Runs in
 * the process that parses alone: readers of whole formats cannot be trusted with a stranger's file.
 */
export async function extractText(kind: KnowledgeKind, content: Buffer, title: string): Promise<Section[]> {
  const sections = await read(kind, content, title)
  if (sections.length > fileLimits.sections) throw tooMuchWork()
  const filled = sections
    .map((section) => ({ ...section, text: tidyText(section.text) }))
    .filter((section) => section.text)
  const characters = filled.reduce((sum, section) => sum + section.text.length, 0)
  if (characters === 0) throw new AppError('file-unreadable', emptyReasons[kind])
  if (characters > fileLimits.characters) throw tooLong()
  return filled
}

async function read(kind: KnowledgeKind, content: Buffer, title: string): Promise<Section[]> {
  if (kind === 'pdf') return readPdf(content, title)
  if (kind === 'docx') return [{ title, text: readDocx(content) }]
  const text = decodeText(content)
  if (kind === 'csv') return csvSections(text, title)
  if (kind === 'md') return markdownSections(text, title)
  return [{ title, text }]
}

const emptyReasons: Record<KnowledgeKind, RefusalKey> = {
  pdf: 'pdfIsEmpty',
  docx: 'docxIsEmpty',
  txt: 'fileEmpty',
  md: 'fileEmpty',
  csv: 'tableIsEmpty',
}

import { AppError } from '../../kernel/errors/AppError.ts'
import { withoutContents } from './contentsLines.ts'
import { csvSections } from './csvSections.ts'
import { decodeText } from './decodeText.ts'
import type { KnowledgeKind } from '../../kernel/ports/KnowledgeKind.ts'
import { fileLimits, tooLong, tooMuchWork } from './fileLimits.ts'
import { markdownSections } from './markdownSections.ts'
import { readDocx } from './documents/readDocx.ts'
import { readPdf } from './pdf/readPdf.ts'
import type { ReadFile } from '../../kernel/ports/ReadFile.ts'
import { readXlsx } from './sheets/readXlsx.ts'
import { readHtml } from './readHtml.ts'
import { readPptx } from './slides/readPptx.ts'
import { tidyText } from './tidyText.ts'
import type { RefusalKey } from '../../../shared/errors/refusals.ts'

/**
 * Returns the text of a file in sections. Throws an AppError with a sentence for people when it has none.
 * Runs only in the parsing process, because parsers of complex formats cannot be trusted with strangers'
 * files.
 */
export async function extractText(kind: KnowledgeKind, content: Buffer, title: string): Promise<ReadFile> {
  const { sections, leftOut } = await read(kind, content, title)
  if (sections.length > fileLimits.sections) throw tooMuchWork()
  const filled = sections
    .map((section) => ({ ...section, text: tidyText(section.text) }))
    .filter((section) => section.text)
  if (filled.length === 0) throw new AppError('file-unreadable', emptyReasons[kind])
  const characters = filled.reduce((sum, section) => sum + (section.given ?? section.text.length), 0)
  if (characters > fileLimits.characters) throw tooLong()
  return { sections: filled, leftOut }
}

async function read(kind: KnowledgeKind, content: Buffer, title: string): Promise<ReadFile> {
  switch (kind) {
    case 'pdf':
      return readPdf(content, title)
    case 'docx':
      return readDocx(content, title)
    case 'xlsx':
      return readXlsx(content, title)
    case 'pptx':
      return readPptx(content, title)
    case 'csv':
      return { sections: csvSections(readText(content, 4), title) }
    case 'html':
      return { sections: readHtml(content, title) }
    case 'md':
    case 'txt':
      return readPlain(kind, readText(content, 2), title)
  }
}

/** Decodes a text. Throws when it is `times` the limit, before more work is done. */
function readText(content: Buffer, times: number): string {
  const text = decodeText(content)
  if (text.length > times * fileLimits.characters) throw tooLong()
  return text
}

function readPlain(kind: 'md' | 'txt', content: string, title: string): ReadFile {
  const { text, dropped } = withoutContents(content)
  const sections = kind === 'md' ? markdownSections(text, title) : [{ title, text }]
  return { sections, leftOut: { contentsPages: dropped } }
}

const emptyReasons: Record<KnowledgeKind, RefusalKey> = {
  pdf: 'pdfIsEmpty',
  docx: 'docxIsEmpty',
  xlsx: 'tableIsEmpty',
  pptx: 'pptxIsEmpty',
  html: 'fileEmpty',
  txt: 'fileEmpty',
  md: 'fileEmpty',
  csv: 'tableIsEmpty',
}

import { minuteMs } from '../../../shared/durations.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports, UntrustedFile } from '../../kernel/ports/ports.ts'
import type { ReadFile } from '../../kernel/ports/ReadFile.ts'
import { tooManyPoints } from '../files/imageFailures.ts'
import { tooMuchWork } from './fileLimits.ts'

type Parser = Pick<Ports, 'parseFile'>
type ImageWriter = Pick<Ports, 'rewriteImage'>

/** A knowledge source may be a whole book. */
const knowledgeDeadlineMs = minuteMs
/** A visitor waits for it with their message. */
const visitorDeadlineMs = 4_000
/** Characters of a visitor's file that a model receives. */
const maxModelCharacters = 10_000

/** Returns the sections of a source; throws an AppError with a sentence for the person who added it. */
export async function parseKnowledgeFile(
  { parseFile }: Parser,
  file: UntrustedFile & { title: string },
): Promise<ReadFile> {
  const read = await parseFile(file, knowledgeDeadlineMs)
  if (!read) throw tooMuchWork()
  return read
}

/**
 * Returns the beginning of a visitor's file as text; empty when it has none, such as a scan or a damaged
 * file, which a person may still open.
 */
export async function parseForModel({ parseFile }: Parser, file: UntrustedFile): Promise<{ text: string }> {
  try {
    const read = await parseFile({ ...file, title: '' }, visitorDeadlineMs)
    if (!read) throw tooMuchWork()
    const text = read.sections.map((section) => section.text).join('\n')
    return { text: cutText(text, maxModelCharacters) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'file-unreadable') return { text: '' }
    throw error
  }
}

/** Encodes a visitor's picture again; throws an AppError with a sentence for them. */
export async function rewriteForVisitor({ rewriteImage }: ImageWriter, content: Buffer): Promise<Buffer> {
  const image = await rewriteImage(content, visitorDeadlineMs)
  if (!image) throw tooManyPoints()
  return image
}

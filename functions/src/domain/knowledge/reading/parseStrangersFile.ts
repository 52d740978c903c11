import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports, StrangersFile } from '../../kernel/ports/ports.ts'
import type { ReadFile } from '../../kernel/ports/ReadFile.ts'
import { tooManyPoints } from '../files/imageFailures.ts'
import { tooMuchWork } from './fileLimits.ts'

type Parser = Pick<Ports, 'parseFile'>
type ImageWriter = Pick<Ports, 'rewriteImage'>

/** A source of knowledge may be a whole book. */
const knowledgeDeadlineMs = 60_000
/** A visitor waits for it with his message. */
const visitorDeadlineMs = 4_000
/** More of a visitor's file no model reads. */
const mostModelCharacters = 10_000

/** What is read of a source; fails with a sentence for whoever has added it. */
export async function parseKnowledgeFile(
  { parseFile }: Parser,
  file: StrangersFile & { title: string },
): Promise<ReadFile> {
  const read = await parseFile(file, knowledgeDeadlineMs)
  if (!read) throw tooMuchWork()
  return read
}

/**
 * The beginning of what is written in a visitor's file; empty when there is nothing to read in it, as in a
 * scan or a damaged file, which a person may still look at.
 */
export async function parseForModel({ parseFile }: Parser, file: StrangersFile): Promise<{ text: string }> {
  try {
    const read = await parseFile({ ...file, title: '' }, visitorDeadlineMs)
    if (!read) throw tooMuchWork()
    const text = read.sections.map((section) => section.text).join('\n')
    return { text: text.slice(0, mostModelCharacters) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'file-unreadable') return { text: '' }
    throw error
  }
}

/** A visitor's picture written anew; fails with a sentence for him. */
export async function rewriteForVisitor({ rewriteImage }: ImageWriter, content: Buffer): Promise<Buffer> {
  const image = await rewriteImage(content, visitorDeadlineMs)
  if (!image) throw tooManyPoints()
  return image
}

import { posix } from 'node:path'
import type { RefusalKey } from '../../../shared/errors/refusals.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { tooMuchWork } from './fileLimits.ts'
import { BadZip, openZip, type Archive } from './openZip.ts'
import { attributeOf, tags } from './xmlTags.ts'

/**
 * Reads an Office file with the parser of its format; throws an AppError with a sentence for the person who
 * added it.
 */
export async function readOffice<Read>(
  content: Buffer,
  damaged: RefusalKey,
  read: (archive: Archive) => Read | Promise<Read>,
): Promise<Read> {
  try {
    return await read(openZip(content))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw isTooLarge(error) ? tooMuchWork() : new AppError('file-unreadable', damaged)
  }
}

/** A part of an Office file that another part refers to. */
export interface Relation {
  id: string
  /** The last segment of its type's URL, such as `slide` or `footnotes`. */
  type: string
  path: string
}

/** Returns the parts that a part refers to; the empty path is the package itself. */
export function readRelations(archive: Archive, part: string): Relation[] {
  const folder = posix.dirname(part)
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const xml = archive.read(path)?.toString('utf8') ?? ''
  return [...tags(xml)]
    .filter(({ name }) => name === 'Relationship')
    .map((tag) => {
      const target = attributeOf(tag, 'Target')
      return {
        id: attributeOf(tag, 'Id'),
        type: attributeOf(tag, 'Type').split('/').at(-1) ?? '',
        path: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      }
    })
}

/** Returns the main part of an Office file; `usual` when the file does not name it. */
export function mainPart(archive: Archive, usual: string): string {
  return readRelations(archive, '').find(({ type }) => type === 'officeDocument')?.path ?? usual
}

/** Returns the text of a part; empty for a missing one. */
export function readPart(archive: Archive, path: string | undefined): string {
  return (path !== undefined && archive.read(path)?.toString('utf8')) || ''
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof BadZip)
    return error.message.includes('too large') || error.message.includes('too many')
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}

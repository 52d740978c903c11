import { AppError } from '../../kernel/errors/AppError.ts'
import { isWideText } from './decodeText.ts'
import { knowledgeFileExtensions, maxKnowledgeFileBytes } from '../../../shared/limits.ts'
import type { KnowledgeKind } from '../../kernel/ports/KnowledgeKind.ts'

/** Bytes at the beginning of a file that are enough to detect its kind. */
export const headBytes = 4_096
const zipKinds = new Set<KnowledgeKind>(['docx', 'xlsx', 'pptx'])
/** The signature of Office files before they were zips, and of encrypted ones today. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const oldFormats = new Map([
  ['doc', 'docx'],
  ['xls', 'xlsx'],
  ['ppt', 'pptx'],
])

/**
 * Detects the kind of a file from its first bytes; the name only decides between kinds that start the same. A
 * name that does not fit the bytes is refused.
 */
export function detectKind(filename: string, content: Buffer): KnowledgeKind {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  const newer = oldFormats.get(extension)
  if (newer) throw new AppError('file-type-not-allowed', { key: 'oldOfficeFormat', values: { newer } })
  const listed = knowledgeFileExtensions.find((candidate) => candidate === extension)
  const kind = listed === 'tsv' ? 'csv' : listed === 'htm' ? 'html' : listed
  const refused = new AppError('file-type-not-allowed', {
    key: 'onlyFiles',
    values: { list: knowledgeFileExtensions.join(', ') },
  })
  if (!kind) throw refused
  if (content.length === 0) throw new AppError('file-unreadable', 'fileEmpty')
  if (zipKinds.has(kind) && content.subarray(0, 4).equals(compound))
    throw new AppError('file-unreadable', 'officeLocked')
  if (!looksLike(kind, content)) throw refused
  return kind
}

/** Throws for a file above the limit of knowledge files. */
export function expectSize(bytes: number): void {
  if (bytes <= maxKnowledgeFileBytes) return
  const values = { megabytes: maxKnowledgeFileBytes / 1_000_000 }
  throw new AppError('file-too-large', { key: 'maxSize', values })
}

function looksLike(kind: KnowledgeKind, content: Buffer): boolean {
  const isPdf = content.subarray(0, 1024).includes('%PDF-')
  const isZip = content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))
  if (kind === 'pdf') return isPdf
  if (zipKinds.has(kind)) return isZip
  return !isPdf && !isZip && (!content.subarray(0, headBytes).includes(0) || isWideText(content))
}

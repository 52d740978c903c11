import { AppError } from '../AppError.ts'
import { isWideText } from './decodeText.ts'
import {
  knowledgeFileExtensions,
  type knowledgeFileKinds,
  maxKnowledgeFileBytes,
} from '../../shared/limits.ts'

export type KnowledgeKind = (typeof knowledgeFileKinds)[number]

/**
 * What a file really is, from its bytes; its name only chooses among the plain-text kinds. A name that
 * promises something else than the bytes hold is refused.
 */
export function detectKind(filename: string, content: Buffer): KnowledgeKind {
  if (content.length > maxKnowledgeFileBytes)
    throw new AppError('file-too-large', {
      key: 'maxSize',
      values: { megabytes: maxKnowledgeFileBytes / 1_000_000 },
    })
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  const known = knowledgeFileExtensions.find((candidate) => candidate === extension)
  const kind = known === 'tsv' ? 'csv' : known
  const refused = new AppError('file-type-not-allowed', {
    key: 'onlyFiles',
    values: { list: knowledgeFileExtensions.join(', ') },
  })
  if (!kind) throw refused
  if (content.length === 0) throw new AppError('file-unreadable', 'fileEmpty')
  const isPdf = content.subarray(0, 1024).includes('%PDF-')
  const isZip = content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))
  if (
    kind === 'pdf'
      ? !isPdf
      : kind === 'docx'
        ? !isZip
        : isPdf || isZip || (content.subarray(0, 4096).includes(0) && !isWideText(content))
  )
    throw refused
  return kind
}

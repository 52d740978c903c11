import { readSession, writeSession } from '../../../lib/browser/stored.ts'

/**
 * A file that the server has received and that no reply has sent yet. `id`: the id that a reply refers to it
 * by.
 */
export interface ArrivedFile {
  id: string
  name: string
  sizeKB: number
}

/** Returns the files that this tab has uploaded for a conversation's next reply. */
export function readArrived(conversationId: string): ArrivedFile[] {
  return filesIn(readSession(nameOf(conversationId)))
}

export function storeArrived(conversationId: string, file: ArrivedFile): void {
  write(conversationId, [...readArrived(conversationId).filter(({ id }) => id !== file.id), file])
}

export function deleteArrived(conversationId: string, ids: readonly string[]): void {
  write(
    conversationId,
    readArrived(conversationId).filter(({ id }) => !ids.includes(id)),
  )
}

function write(conversationId: string, files: ArrivedFile[]): void {
  writeSession(nameOf(conversationId), files.length > 0 ? JSON.stringify(files) : null)
}

const nameOf = (conversationId: string) => `files.${conversationId}`

function filesIn(text: string | null): ArrivedFile[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isArrivedFile) : []
  } catch {
    return []
  }
}

export function isArrivedFile(value: unknown): value is ArrivedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'sizeKB' in value &&
    typeof value.sizeKB === 'number'
  )
}

import { readSession, writeSession } from './sessionText.ts'

/** A file that the server has, and that no reply has brought yet. `id`: the pass that a reply names it by. */
export interface ArrivedFile {
  id: string
  name: string
  sizeKB: number
}

/** Files for the next reply of a conversation, as this tab has sent them ahead. */
export function readArrived(conversationId: string): ArrivedFile[] {
  return filesIn(readSession(nameOf(conversationId)))
}

export function keepArrived(conversationId: string, file: ArrivedFile): void {
  write(conversationId, [...readArrived(conversationId).filter(({ id }) => id !== file.id), file])
}

export function forgetArrived(conversationId: string, ids: readonly string[]): void {
  write(
    conversationId,
    readArrived(conversationId).filter(({ id }) => !ids.includes(id)),
  )
}

function write(conversationId: string, files: ArrivedFile[]): void {
  writeSession(nameOf(conversationId), files.length > 0 ? JSON.stringify(files) : '')
}

const nameOf = (conversationId: string) => `files.${conversationId}`

function filesIn(text: string): ArrivedFile[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
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

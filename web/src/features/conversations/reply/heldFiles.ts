import { readArrived, type ArrivedFile } from './arrivedFiles.ts'

/** A file to send with the next reply. */
export interface ReplyFile {
  key: string
  name: string
  sizeKB: number
  /** Undefined for a file that was uploaded before the page was loaded. */
  file: File | undefined
  /** Set when the upload has finished. */
  arrived: ArrivedFile | undefined
  /** The uploaded share, from 0 to 1. */
  sent: number
  /** Empty without a failure. */
  failure: string
}

/** The files of a conversation's next reply, including running uploads. */
export interface HeldFiles {
  read: () => readonly ReplyFile[]
  change: (changed: (files: readonly ReplyFile[]) => readonly ReplyFile[]) => void
  subscribe: (listener: () => void) => () => void
  /** Aborts the upload of a file, by its key. */
  underWay: Map<string, AbortController>
}

const filesOf = new Map<string, HeldFiles>()

/**
 * Returns the shared files of a conversation. Uploads continue while another conversation is open, and their
 * results are here on return. Finished files are kept in the tab's session storage.
 */
export function heldFilesOf(conversationId: string): HeldFiles {
  return filesOf.get(conversationId) ?? hold(conversationId)
}

function hold(conversationId: string): HeldFiles {
  let files: readonly ReplyFile[] = readArrived(conversationId).map(arrivedFile)
  const listeners = new Set<() => void>()
  const deleteWhenDone = () => {
    if (listeners.size === 0 && files.every(({ arrived }) => arrived)) filesOf.delete(conversationId)
  }
  const holding: HeldFiles = {
    read: () => files,
    change(changed) {
      files = changed(files)
      for (const listener of listeners) listener()
      deleteWhenDone()
    },
    subscribe(listener) {
      filesOf.set(conversationId, holding)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        deleteWhenDone()
      }
    },
    underWay: new Map(),
  }
  return holding
}

export function arrivedFile(arrived: ArrivedFile): ReplyFile {
  const { id: key, name, sizeKB } = arrived
  return { key, name, sizeKB, file: undefined, arrived, sent: 1, failure: '' }
}

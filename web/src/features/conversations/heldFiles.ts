import { readArrived, type ArrivedFile } from './arrivedFiles.ts'

/** A file that goes along with the next reply. */
export interface ReplyFile {
  key: string
  name: string
  sizeKB: number
  /** Undefined for one that has arrived before the page was loaded. */
  file: File | undefined
  /** Once it has arrived. */
  arrived: ArrivedFile | undefined
  /** The part that has been sent, from 0 to 1. */
  sent: number
  /** Empty while nothing is wrong. */
  failure: string
}

/** The files of a conversation's next reply, with those that are under way. */
export interface HeldFiles {
  read: () => readonly ReplyFile[]
  change: (changed: (files: readonly ReplyFile[]) => readonly ReplyFile[]) => void
  subscribe: (listener: () => void) => () => void
  /** What ends the sending of a file, by its key. */
  underWay: Map<string, AbortController>
}

const held = new Map<string, HeldFiles>()

/**
 * The files of a conversation, whoever looks at it: what is on its way when another conversation is opened
 * goes on, and is there with what became of it when somebody comes back. What has arrived waits in the tab.
 */
export function heldFilesOf(conversationId: string): HeldFiles {
  return held.get(conversationId) ?? hold(conversationId)
}

function hold(conversationId: string): HeldFiles {
  let files: readonly ReplyFile[] = readArrived(conversationId).map(arrivedFile)
  const listeners = new Set<() => void>()
  const forgetWhenDone = () => {
    if (listeners.size === 0 && files.every(({ arrived }) => arrived)) held.delete(conversationId)
  }
  const holding: HeldFiles = {
    read: () => files,
    change(changed) {
      files = changed(files)
      for (const listener of listeners) listener()
      forgetWhenDone()
    },
    subscribe(listener) {
      held.set(conversationId, holding)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        forgetWhenDone()
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

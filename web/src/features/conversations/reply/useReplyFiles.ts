import type { Region } from '@parley/functions/shared/regions/regions'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useState, useSyncExternalStore } from 'react'
import { filesApi } from '../../../lib/environment.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { streamFile } from '../../../lib/files/streamFile.ts'
import { deleteArrived, storeArrived, type ArrivedFile } from './arrivedFiles.ts'
import { canBeAnswered } from './canBeAnswered.ts'
import { arrivedFile, heldFilesOf, type ReplyFile } from './heldFiles.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { replyFileProblem } from './replyFileProblem.ts'

export interface ReplyFiles {
  files: readonly ReplyFile[]
  add: (files: readonly File[]) => void
  /** False when the file itself is the problem and a retry cannot help. */
  canRetry: (file: ReplyFile) => boolean
  retry: (file: ReplyFile) => void
  remove: (file: ReplyFile) => void
  /** Returns the uploaded files and removes them from the list, for the reply that sends them. */
  take: () => ArrivedFile[]
  /** Restores the files of a reply that is edited again. */
  putBack: (files: readonly ArrivedFile[]) => void
}

/** Uploads files ahead of the reply that sends them. Uploaded files are kept in the tab's session storage. */
export function useReplyFiles(conversation: Conversation): ReplyFiles {
  const { region, agentId } = useInboxAgentRef()
  const { ID, channel } = conversation
  const [held] = useState(() => heldFilesOf(ID))
  const { underWay, change: setFiles } = held
  const files = useSyncExternalStore(held.subscribe, held.read)
  const change = (key: string, changes: Partial<ReplyFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)))

  const send = (key: string, file: File) =>
    upload({ region, agentId, conversationId: ID }, { underWay, change }, key, file)

  function add(chosen: readonly File[]) {
    if (!canBeAnswered(conversation)) return
    let count = countOf(files)
    const added = chosen.map((file): ReplyFile => {
      const failure = replyFileProblem(channel, file, count) ?? ''
      if (!failure) count++
      const { name, size } = file
      const key = crypto.randomUUID()
      return { key, name, sizeKB: size / 1000, file, arrived: undefined, sent: 0, failure }
    })
    setFiles((before) => [...before, ...added])
    for (const { key, file, failure } of added) if (file && !failure) void send(key, file)
  }

  return {
    files,
    add,
    canRetry: ({ file }) => file !== undefined && !replyFileProblem(channel, file, 0),
    retry({ key, file }) {
      if (!file) return
      const failure = replyFileProblem(channel, file, countOf(files))
      if (failure) change(key, { failure })
      else void send(key, file)
    },
    remove({ key, arrived }) {
      underWay.get(key)?.abort()
      if (arrived) deleteArrived(ID, [arrived.id])
      setFiles((before) => before.filter((file) => file.key !== key))
    },
    take() {
      const arrivedNow = files.flatMap(({ arrived }) => arrived ?? [])
      deleteArrived(
        ID,
        arrivedNow.map(({ id }) => id),
      )
      setFiles((before) => before.filter(({ arrived }) => !arrived))
      return arrivedNow
    },
    putBack(back) {
      for (const file of back) storeArrived(ID, file)
      setFiles((before) => [...back.map(arrivedFile), ...before])
    },
  }
}

/** Counts the files without a failure. */
function countOf(files: readonly ReplyFile[]): number {
  return files.filter(({ failure }) => !failure).length
}

interface Upload {
  /** The uploads that can still be aborted, by the file's key. */
  underWay: Map<string, AbortController>
  change: (key: string, changes: Partial<ReplyFile>) => void
}

async function upload(
  location: { region: Region; agentId: string; conversationId: string },
  { underWay, change }: Upload,
  key: string,
  file: File,
): Promise<void> {
  const abort = new AbortController()
  underWay.set(key, abort)
  change(key, { sent: 0, failure: '' })
  const query = new URLSearchParams(location)
  try {
    const id = await streamFile(`${filesApi(location.region)}/reply?${query.toString()}`, file, {
      onProgress: (sent) => change(key, { sent }),
      signal: abort.signal,
    })
    if (abort.signal.aborted) return
    const arrived = { id, name: file.name, sizeKB: file.size / 1000 }
    // The file appears here when the user returns from another conversation.
    storeArrived(location.conversationId, arrived)
    change(key, { arrived, sent: 1 })
  } catch (error) {
    if (!abort.signal.aborted) change(key, { failure: sentenceOf(error) })
  } finally {
    underWay.delete(key)
  }
}

import type { Region } from '@parley/functions/shared/regions/regions'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../lib/errors.ts'
import { addFile, fileProblem, replaceFile } from './knowledgeActions.ts'
import { sendFile } from './sendFile.ts'

export interface Upload {
  id: string
  file: File
  /** The source whose file is replaced; undefined for a new source. */
  sourceId: string | undefined
  state: 'waiting' | 'sending' | 'failed'
  /** The uploaded share, from 0 to 1. */
  sent: number
  failure: string
  /** False when the file itself is the problem and a retry cannot help. */
  canRetry: boolean
}

export interface Uploads {
  uploads: Upload[]
  add: (files: readonly File[]) => void
  replace: (sourceId: string, file: File) => void
  retry: (upload: Upload) => void
  /** Removes an upload from the list, and aborts it when it is running. */
  dismiss: (id: string) => void
}

/** More simultaneous uploads would only share the bandwidth. */
const maxAtOnce = 2

/** Manages the uploads of an agent. A finished one is removed, since the live list shows its source. */
export function useUploads(region: Region, agentId: string): Uploads {
  const [uploads, setUploads] = useState<Upload[]>([])
  const underWay = useRef(new Map<string, AbortController>())
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const remove = (id: string) => setUploads((before) => before.filter((upload) => upload.id !== id))

  async function send({ id, file, sourceId }: Upload, abort: AbortController) {
    change(id, { state: 'sending', sent: 0, failure: '' })
    try {
      const onProgress = (sent: number) => change(id, { sent })
      const fileId = await sendFile(region, agentId, file, { onProgress, signal: abort.signal })
      if (abort.signal.aborted) return
      if (sourceId === undefined) await addFile(region, agentId, fileId, file.name)
      else await replaceFile(region, agentId, sourceId, fileId)
      remove(id)
    } catch (error) {
      if (!abort.signal.aborted) change(id, { state: 'failed', failure: sentenceOf(error) })
    } finally {
      underWay.current.delete(id)
    }
  }

  // Starts the next upload whenever one has ended.
  useEffect(() => {
    const waiting = uploads.filter(({ state, id }) => state === 'waiting' && !underWay.current.has(id))
    for (const upload of waiting.slice(0, Math.max(0, maxAtOnce - underWay.current.size))) {
      const abort = new AbortController()
      underWay.current.set(upload.id, abort)
      void send(upload, abort)
    }
  })

  // Aborts running uploads on leaving the page, since nothing could show their results.
  useEffect(() => {
    const open = underWay.current
    return () => {
      for (const abort of open.values()) abort.abort()
    }
  }, [])

  const add = useCallback(
    (files: readonly File[]) =>
      setUploads((before) => [...before, ...files.map((file) => newUpload(file, undefined))]),
    [],
  )
  const replace = useCallback(
    (sourceId: string, file: File) => setUploads((before) => [...before, newUpload(file, sourceId)]),
    [],
  )

  return {
    uploads,
    add,
    replace,
    retry: ({ id }) => change(id, { state: 'waiting', sent: 0, failure: '' }),
    dismiss: (id) => {
      underWay.current.get(id)?.abort()
      remove(id)
    },
  }
}

function newUpload(file: File, sourceId: string | undefined): Upload {
  const failure = fileProblem(file)
  return {
    id: crypto.randomUUID(),
    file,
    sourceId,
    state: failure ? 'failed' : 'waiting',
    sent: 0,
    failure: failure ?? '',
    canRetry: !failure,
  }
}

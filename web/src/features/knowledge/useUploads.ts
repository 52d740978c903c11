import type { Region } from '@parley/functions/shared/regions'
import { useState } from 'react'
import { sentenceOf } from '../../lib/errors.ts'
import { addFile, fileProblem } from './knowledgeActions.ts'

export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  failure: string
  /** False when the file itself is the problem: sending it again cannot help. */
  canRetry: boolean
}

export interface Uploads {
  uploads: Upload[]
  add: (files: readonly File[]) => void
  retry: (upload: Upload) => void
  dismiss: (id: string) => void
}

/** Files on their way. A finished one leaves: the live list shows it from then on. */
export function useUploads(region: Region, agentId: string): Uploads {
  const [uploads, setUploads] = useState<Upload[]>([])
  const dismiss = (id: string) => setUploads((known) => known.filter((upload) => upload.id !== id))
  const put = (upload: Upload) =>
    setUploads((known) => known.map((other) => (other.id === upload.id ? upload : other)))

  async function send(upload: Upload) {
    put({ ...upload, state: 'sending', failure: '' })
    try {
      await addFile(region, agentId, upload.file)
      dismiss(upload.id)
    } catch (error) {
      put({ ...upload, state: 'failed', failure: sentenceOf(error) })
    }
  }

  async function add(files: readonly File[]) {
    // One after another: each carries its whole content, and the server answers per file.
    const added = files.map((file): Upload => {
      const failure = fileProblem(file)
      return {
        id: crypto.randomUUID(),
        file,
        state: failure ? 'failed' : 'waiting',
        failure: failure ?? '',
        canRetry: !failure,
      }
    })
    setUploads((known) => [...known, ...added])
    for (const upload of added) {
      if (upload.state === 'waiting') await send(upload)
    }
  }

  return { uploads, add: (files) => void add(files), retry: (upload) => void send(upload), dismiss }
}

import type { Region } from '@parley/functions/shared/regions'
import { streamedFileType } from '@parley/functions/shared/streamedFileType'
import { filesApi } from '../../lib/environment.ts'
import { CallError, toCallError } from '../../lib/errors.ts'

interface Sending {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Uploads a file for an agent and returns the id under which it waits. Fails with a `CallError`; a sending
 * that is cancelled fails as unavailable. `fetch` does not tell how much has been sent.
 */
export async function sendFile(
  region: Region,
  agentId: string,
  file: File,
  { onProgress, signal }: Sending,
): Promise<string> {
  const query = new URLSearchParams({ region, agentId, filename: file.name.slice(-300) })
  const token = await idToken()
  const answer = await new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new CallError('unavailable'))
    request.open('POST', `${filesApi(region)}/knowledge?${query.toString()}`)
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', streamedFileType)
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded / file.size))
    request.addEventListener('load', () => resolve(request.responseText))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) fail()
    else request.send(file)
  })
  const id = property(readAnswer(answer), 'id')
  if (typeof id !== 'string') throw refusalOf(answer)
  return id
}

/** A source's file as it was uploaded. Fails with a `CallError`. */
export async function fetchFile(region: Region, agentId: string, sourceId: string): Promise<Blob> {
  const query = new URLSearchParams({ region, agentId, sourceId })
  const headers = { Authorization: `Bearer ${await idToken()}` }
  try {
    const response = await fetch(`${filesApi(region)}/knowledge?${query.toString()}`, { headers })
    if (!response.ok) throw refusalOf(await response.text())
    return await response.blob()
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('unavailable')
  }
}

async function idToken(): Promise<string | undefined> {
  const { auth } = await import('../../lib/firebase.ts')
  try {
    return await auth.currentUser?.getIdToken()
  } catch (error) {
    throw toCallError(error)
  }
}

/** What the server has said of it; an answer that is none of ours comes from a gateway. */
function refusalOf(answer: string): CallError {
  const details = property(readAnswer(answer), 'error')
  return details === undefined ? new CallError('unavailable') : toCallError({ details })
}

function readAnswer(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}

import { fileNameHeader, streamedFileType } from '@parley/functions/shared/chat/streamedFileType'
import { CallError, toCallError } from '../errors.ts'

export interface Streaming {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal: AbortSignal
}

/**
 * Sends a file to a URL of the function `files` and returns the id under which it is stored temporarily.
 * Its name is sent in a header, because logs contain URLs.
 * Fails with a `CallError`; a cancelled upload fails as unavailable. It uses XMLHttpRequest, because `fetch`
 * does not report progress.
 */
export async function streamFile(
  url: string,
  file: File,
  { onProgress, signal }: Streaming,
): Promise<string> {
  const token = await idToken()
  const body = await new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new CallError('unavailable'))
    request.open('POST', url)
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', streamedFileType)
    request.setRequestHeader(fileNameHeader, encodeURIComponent(file.name.slice(-300).toWellFormed()))
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded / file.size))
    request.addEventListener('load', () => resolve(request.responseText))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) fail()
    else request.send(file)
  })
  const id = property(parseBody(body), 'id')
  if (typeof id !== 'string') throw refusalOf(body)
  return id
}

/**
 * Returns the token of the signed-in person; undefined for none. Throws CallError when it cannot be
 * renewed.
 */
export async function idToken(): Promise<string | undefined> {
  const { auth } = await import('../firebase.ts')
  try {
    return await auth.currentUser?.getIdToken()
  } catch (error) {
    throw toCallError(error)
  }
}

/** Returns the server's refusal of an upload; a response without one is from a gateway. */
export function refusalOf(body: string): CallError {
  const details = property(parseBody(body), 'error')
  return details === undefined ? new CallError('unavailable') : toCallError({ details })
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}

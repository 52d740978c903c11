import type { ChatFile, UploadRequest } from '@parley/functions/shared/widgetApi'

/** What became of a file: the server's name of it, or its code for why not. */
export type Uploaded = { file: ChatFile } | { error: string | undefined }

/** Sends a file on its own; `fetch` would not tell how far it has come. */
export async function uploadFile(
  url: string,
  visitor: Pick<UploadRequest, 'token' | 'context'>,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  const body: UploadRequest = { ...visitor, filename: file.name, base64: await readBase64(file) }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      const { file, error } = request.response ?? {}
      resolve(file ? { file } : { error: error?.code })
    }
    request.onerror = request.onabort = () => resolve({ error: undefined })
    signal.addEventListener('abort', () => request.abort())
    request.send(JSON.stringify(body))
  })
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '')
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
}

import type { ChatFile, UploadRequest } from '@parley/functions/shared/widget/widgetApi'

/** The result of an upload: the file with its id from the server, or the code of the refusal. */
export type Uploaded = { file: ChatFile } | { error: string | undefined }

/** Uploads a file with XMLHttpRequest, because `fetch` does not report progress. */
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

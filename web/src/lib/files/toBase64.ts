import { CallError } from '../errors.ts'

/** Returns a file's content; fails with a sentence when it cannot be read. */
export function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    )
    reader.addEventListener('error', () => reject(new CallError('file-unreadable')))
    reader.readAsDataURL(file)
  })
}

import { sentFile, type SentFile } from '../http/readForm.ts'

const maxBytes = 25_000_000

/** Fetches the file that a message links to, as Meta does; undefined when that fails. */
export async function fetchMedia(url: string, name = ''): Promise<SentFile | undefined> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return undefined
    const content = Buffer.from(await response.arrayBuffer())
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    const isTaken = content.length > 0 && content.length <= maxBytes
    return isTaken
      ? sentFile(name || (new URL(url).pathname.split('/').at(-1) ?? ''), type, content)
      : undefined
  } catch {
    return undefined
  }
}

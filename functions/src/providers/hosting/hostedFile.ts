/** After a failure it is requested again soon, but not by every caller. */
const retryMs = 10_000
const timeoutMs = 5_000

interface HostedFile {
  text: string
  headers: Headers
}

interface FileOptions {
  /** Its name in error messages. */
  name: string
  url: string
  type: RegExp
  /** A longer response is not this file. */
  maxCharacters: number
  freshMs: number
  /** Runs work that no caller waits for. */
  background: (name: string, work: () => Promise<unknown>) => void
  now: () => number
}

/**
 * Returns a reader of a file that the platform's hosting serves, cached for `freshMs`. An older version is
 * returned at once while a newer one is fetched in the background, and for ten more seconds after each
 * failure; throws if there is none yet.
 */
export function hostedFile(options: FileOptions): () => Promise<HostedFile> {
  const { name, freshMs, background, now } = options
  let cached: HostedFile | undefined
  let until = 0
  let first: Promise<HostedFile> | undefined

  async function refresh(): Promise<HostedFile> {
    cached = await fetchFile(options)
    until = now() + freshMs
    return cached
  }

  return async () => {
    if (cached === undefined) return (first ??= refresh().finally(() => (first = undefined)))
    if (now() >= until) {
      until = now() + retryMs
      background(`Refreshing ${name.toLowerCase()}`, refresh)
    }
    return cached
  }
}

/** Fetches the file; throws for another kind of response or a timeout. */
async function fetchFile({ name, url, type, maxCharacters }: FileOptions): Promise<HostedFile> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  const contentType = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.test(contentType))
    throw new Error(`${name} was answered with ${response.status} ${contentType}`)
  const text = await response.text()
  if (text.trim() === '' || text.length > maxCharacters)
    throw new Error(`${name} was answered with ${text.length} characters`)
  return { text, headers: response.headers }
}

/** After a failure it is asked again soon, and not by everybody. */
const retryMs = 10_000
const timeoutMs = 5_000

interface HostedFile {
  text: string
  headers: Headers
}

interface FileOptions {
  /** What it is called when something else is answered. */
  name: string
  address: string
  type: RegExp
  /** What is longer is something else. */
  mostCharacters: number
  freshMs: number
  /** Does what nobody waits for. */
  background: (name: string, work: () => Promise<unknown>) => void
  now: () => number
}

/**
 * A file as our own hosting serves it now, kept for a while. One that was served before is answered at once
 * while a newer one is fetched beside it, and stands in for ten seconds more after each failure; fails when
 * there is none yet.
 */
export function hostedFile(options: FileOptions): () => Promise<HostedFile> {
  const { name, freshMs, background, now } = options
  let known: HostedFile | undefined
  let until = 0
  let first: Promise<HostedFile> | undefined

  async function refresh(): Promise<HostedFile> {
    known = await fetchFile(options)
    until = now() + freshMs
    return known
  }

  return async () => {
    if (known === undefined) return (first ??= refresh().finally(() => (first = undefined)))
    if (now() >= until) {
      until = now() + retryMs
      background(`Refreshing ${name.toLowerCase()}`, refresh)
    }
    return known
  }
}

/** Fails with what is wrong when something else is answered, or nothing in time. */
async function fetchFile({ name, address, type, mostCharacters }: FileOptions): Promise<HostedFile> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const answered = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.test(answered))
    throw new Error(`${name} was answered with ${response.status} ${answered}`)
  const text = await response.text()
  if (text.trim() === '' || text.length > mostCharacters)
    throw new Error(`${name} was answered with ${text.length} characters`)
  return { text, headers: response.headers }
}

const freshMs = 60_000
const timeoutMs = 5_000
/** After a failure it is asked again soon, and not by every visitor. */
const retryMs = 10_000
/** Much more than a launcher has: what is longer is something else. */
const mostCharacters = 50_000

/**
 * The widget's launcher as our hosting serves it now, kept for a minute. It is fetched and not a part of this
 * bundle, since it names the panel's file of the same deployment. One that was served before is answered at
 * once while a newer one is fetched beside it, and stands in for ten seconds more after each failure; fails
 * when there is none yet. `background`: does what nobody waits for.
 */
export function launcherReader(
  webOrigin: string,
  background: (name: string, work: () => Promise<unknown>) => void,
  now = Date.now,
): () => Promise<string> {
  let known: string | undefined
  let until = 0
  let first: Promise<string> | undefined

  async function refresh(): Promise<string> {
    known = await fetchLauncher(`${webOrigin}/widget/parley.js`)
    until = now() + freshMs
    return known
  }

  return async () => {
    if (known === undefined) return (first ??= refresh().finally(() => (first = undefined)))
    if (now() >= until) {
      until = now() + retryMs
      background('Refreshing the launcher', refresh)
    }
    return known
  }
}

/** The text of a script; fails with what is wrong when something else is answered, or nothing in time. */
async function fetchLauncher(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^(text|application)\/javascript\b/i.test(type))
    throw new Error(`The launcher was answered with ${response.status} ${type}`)
  const text = await response.text()
  if (text.trim() === '' || text.length > mostCharacters)
    throw new Error(`The launcher was answered with ${text.length} characters`)
  return text
}

const freshMs = 60_000
const timeoutMs = 5_000

/**
 * The widget's launcher as our hosting serves it now, kept for a minute. It is fetched and not a part of this
 * bundle, since it names the panel's file of the same deployment. One that was served before stands in when
 * there is no answer; fails when there is none either.
 */
export function launcherReader(webOrigin: string, now = Date.now): () => Promise<string> {
  let known: Promise<string> | undefined
  let until = 0

  async function read(before: Promise<string> | undefined): Promise<string> {
    try {
      const response = await fetch(`${webOrigin}/widget/parley.js`, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`The launcher was answered with ${response.status}`)
      return await response.text()
    } catch (error) {
      // Asked again by the next visitor.
      until = 0
      if (!before) throw error
      return before
    }
  }

  return () => {
    if (known && now() < until) return known
    until = now() + freshMs
    known = read(known)
    return known
  }
}

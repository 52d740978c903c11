const mostWaitMs = 15_000

/**
 * A vendor's file as it comes; undefined as soon as it is longer than so many bytes, and where it is gone.
 * `what` stands in what is said of a failure: the error's own words may hold the address, which often opens
 * the file.
 */
export async function readAtMost(
  what: string,
  address: string,
  mostBytes: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(mostWaitMs)
  try {
    const response = await fetch(address, { headers, redirect: 'error', signal })
    if (isGone(response.status)) return undefined
    if (!response.ok || !response.body) throw new Error(String(response.status))
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body) {
      bytes += part.length
      // Leaving the loop ends the connection.
      if (bytes > mostBytes) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    throw new Error(`${what} did not answer a file: ${error instanceof Error ? error.name : ''}`)
  }
}

/** Refused for good: asking again brings the same. */
function isGone(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

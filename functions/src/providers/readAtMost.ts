const maxWaitMs = 15_000

/**
 * Reads a vendor's file; returns undefined as soon as it exceeds the limit, and if it is gone. `what` names
 * it in errors: the error's own message may contain the URL, which often gives access to the file.
 */
export async function readAtMost(
  what: string,
  url: string,
  maxBytes: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(maxWaitMs)
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal })
    if (isPermanentRefusal(response.status)) return undefined
    if (!response.ok || !response.body) throw new Error(String(response.status))
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body) {
      bytes += part.length
      // Leaving the loop closes the connection.
      if (bytes > maxBytes) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    throw new Error(`${what} did not answer a file: ${error instanceof Error ? error.name : ''}`)
  }
}

/** Returns whether a status is a permanent refusal, which a retry would repeat. */
function isPermanentRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

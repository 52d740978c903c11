import type { Ports } from '../../domain/kernel/ports/ports.ts'
import type { Web } from '../../domain/kernel/ports/Web.ts'

/** Where our own function says whose a host is. */
const path = '/.well-known/agency-host'
const timeoutMs = 5_000
const mostCharacters = 200

/**
 * Asks an address over HTTPS whose it is. Beside the emulators, where no such address leads anywhere, the
 * function is asked at its own one with the host that the edge would name.
 */
export function hostProofReader(web: Web, localBrandUrl: string | undefined): Ports['readHostProof'] {
  return async (host) => {
    if (localBrandUrl) return askLocally(`${localBrandUrl}${path}`, host)
    const url = new URL(`https://${host}${path}`)
    const answer = await web.fetchPage(url, { expects: 'robots', mayFollow: () => false })
    if (answer.refusal !== undefined || answer.status !== 200) return ''
    return answer.content.toString('utf8').slice(0, mostCharacters).trim()
  }
}

async function askLocally(address: string, host: string): Promise<string> {
  try {
    const headers = { 'x-forwarded-host': host }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? (await answer.text()).slice(0, mostCharacters).trim() : ''
  } catch {
    return ''
  }
}

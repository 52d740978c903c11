import type { Ports } from '../../domain/kernel/ports/ports.ts'
import type { Web } from '../../domain/kernel/ports/Web.ts'

/** The path where the function of brands returns a host's proof. */
const path = '/.well-known/agency-host'
const timeoutMs = 5_000
const maxCharacters = 200

/**
 * Reads a host's proof over HTTPS. With the emulators, where no such host resolves, it requests the local
 * function with the forwarded host.
 */
export function hostProofReader(web: Web, localBrandUrl: string | undefined): Ports['readHostProof'] {
  return async (host) => {
    if (localBrandUrl) return requestLocally(`${localBrandUrl}${path}`, host)
    const url = new URL(`https://${host}${path}`)
    const page = await web.fetchPage(url, { expects: 'robots', mayFollow: () => false })
    if (page.refusal !== undefined || page.status !== 200) return ''
    return page.content.toString('utf8').slice(0, maxCharacters).trim()
  }
}

async function requestLocally(url: string, host: string): Promise<string> {
  try {
    const headers = { 'x-forwarded-host': host }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? (await response.text()).slice(0, maxCharacters).trim() : ''
  } catch {
    return ''
  }
}

import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { Dns } from '../../domain/kernel/ports/Dns.ts'

const timeoutMs = 5_000
/**
 * The type numbers of RFC 1035 and 3596: a response also contains the aliases on the way to the requested
 * name.
 */
const numbers = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const
const noError = 0
const noSuchName = 3
const responseSchema = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).default([]),
})

/** Queries a public resolver over HTTPS, so that no DNS cache of the platform's network is involved. */
export function dnsOverHttps(resolverUrl: string): Dns {
  return {
    async lookUp(type, name) {
      const query = new URLSearchParams({ name, type: String(numbers[type]) })
      const lookup = await fetch(`${resolverUrl}?${query.toString()}`, {
        signal: AbortSignal.timeout(timeoutMs),
      })
        .then(async (response) => (response.ok ? responseSchema.parse(await response.json()) : undefined))
        .catch(() => undefined)
      if (lookup?.Status === noSuchName) return []
      if (lookup?.Status !== noError) throw new AppError('unavailable')
      return lookup.Answer.filter((record) => record.type === numbers[type]).map(({ data }) =>
        type === 'TXT' ? textOf(data) : data.replace(/\.$/, ''),
      )
    },
  }
}

/** Joins the quoted parts of a long TXT record. */
function textOf(data: string): string {
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part)
  return parts.length > 0 ? parts.join('') : data
}

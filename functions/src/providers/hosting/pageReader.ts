import { hostedFile } from './hostedFile.ts'

/** A page of the agencies' site, before a brand is put into it. */
export interface SitePage {
  html: string
  /** What Hosting says of such a page, its policy among them. */
  headers: [string, string][]
}

const kept = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const

/**
 * The page at a path of the agencies' site, as Hosting serves it now. It is fetched, since it names files of
 * the same deployment; ten seconds old at most, so that a deployment is in force soon.
 */
export function pageReader(
  agencyOrigin: string,
  path: string,
  background: (name: string, work: () => Promise<unknown>) => void,
): () => Promise<SitePage> {
  const read = hostedFile({
    name: 'A page',
    address: `${agencyOrigin}${path}`,
    type: /^text\/html\b/i,
    mostCharacters: 100_000,
    freshMs: 10_000,
    background,
    now: Date.now,
  })
  return async () => {
    const { text, headers } = await read()
    const said = kept.flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value ? [[name, value]] : []
    })
    return { html: text, headers: said }
  }
}

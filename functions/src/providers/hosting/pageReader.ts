import { hostedFile } from './hostedFile.ts'

/** A page of the agencies' site, before a brand is inserted. */
export interface SitePage {
  html: string
  /** Hosting's headers of the page, including its policy. */
  headers: [string, string][]
}

const readHeaders = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const

/**
 * Returns a reader of a page of the agencies' site. It is fetched because it names files of the same
 * deployment, and cached for ten seconds, so that a deployment takes effect soon.
 */
export function pageReader(
  agencyOrigin: string,
  path: string,
  background: (name: string, work: () => Promise<unknown>) => void,
): () => Promise<SitePage> {
  const read = hostedFile({
    name: 'A page',
    url: `${agencyOrigin}${path}`,
    type: /^text\/html\b/i,
    maxCharacters: 100_000,
    freshMs: 10_000,
    background,
    now: Date.now,
  })
  return async () => {
    const { text, headers } = await read()
    const headerValues = readHeaders.flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value ? [[name, value]] : []
    })
    return { html: text, headers: headerValues }
  }
}

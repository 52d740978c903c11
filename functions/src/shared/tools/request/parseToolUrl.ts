export interface ToolUrl {
  /** Scheme, host and port. */
  origin: string
  host: string
  /** The path as it was written, with its placeholders. */
  path: string
}

/**
 * Parses the URL of a tool; undefined if it is invalid. Only its path may hold placeholders: neither a
 * parameter nor an unusual spelling can choose the host.
 */
export function parseToolUrl(text: string): ToolUrl | undefined {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#\\\s{}@]+)(\/[^?#\\\s]*)?$/i.exec(text.trim()) ?? []
  const url = origin ? URL.parse(origin) : null
  if (!url || !isEncrypted(url)) return undefined
  const segments = path.split('/').map((segment) => segment.replaceAll(/%2e/gi, '.'))
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined
  return { origin: url.origin, host: url.host, path: path || '/' }
}

/**
 * Requires https, so that nobody else can read a tool's request; local host names never leave the machine.
 */
function isEncrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname.endsWith('.localhost')
}

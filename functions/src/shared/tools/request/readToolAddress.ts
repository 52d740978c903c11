export interface ToolAddress {
  /** Scheme, host and port. */
  origin: string
  host: string
  /** As it was written, with its slots. */
  path: string
}

/**
 * An address of a tool, in its parts; undefined where it is none. Only its path may hold slots: neither a
 * parameter nor a trick of writing chooses the host.
 */
export function readToolAddress(address: string): ToolAddress | undefined {
  const [, origin = '', path = ''] =
    /^(https?:\/\/[^/?#\\\s{}@]+)(\/[^?#\\\s]*)?$/i.exec(address.trim()) ?? []
  const url = origin ? URL.parse(origin) : null
  if (!url || !isEncrypted(url)) return undefined
  const segments = path.split('/').map((segment) => segment.replaceAll(/%2e/gi, '.'))
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined
  return { origin: url.origin, host: url.host, path: path || '/' }
}

/** What a tool sends is nobody else's to read; names of this machine never leave it. */
function isEncrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname.endsWith('.localhost')
}

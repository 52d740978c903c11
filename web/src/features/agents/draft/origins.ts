const localHosts = ['localhost', '127.0.0.1']

/** Returns a typed website as browsers name its origin; unchanged if it is invalid. */
export function tidyOrigin(text: string): string {
  const trimmed = text.trim()
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (trimmed === '' || !URL.canParse(url)) return trimmed
  const { origin, protocol, hostname } = new URL(url)
  return /^https?:$/.test(protocol) && isHost(hostname) ? origin : trimmed
}

/** Returns whether a text is an origin: https only, except on the own machine. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && isHost(hostname) && (protocol === 'https:' || localHosts.includes(hostname))
}

function isHost(hostname: string): boolean {
  return hostname.includes('.') || localHosts.includes(hostname)
}

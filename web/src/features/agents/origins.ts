const localHosts = ['localhost', '127.0.0.1']

/** What a person writes of a website, as browsers name its origin; unchanged when it is none. */
export function tidyOrigin(text: string): string {
  const trimmed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (trimmed === '' || !URL.canParse(address)) return trimmed
  const { origin, protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && isHost(hostname) ? origin : trimmed
}

/** Only https, but for one's own machine. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && isHost(hostname) && (protocol === 'https:' || localHosts.includes(hostname))
}

function isHost(hostname: string): boolean {
  return hostname.includes('.') || localHosts.includes(hostname)
}

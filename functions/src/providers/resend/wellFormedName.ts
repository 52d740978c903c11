/**
 * Returns the full name of a record that Resend names relative to the domain's zone: `send` of `acme.com` is
 * `send.acme.com`, and `send.news` of `news.acme.com` is `send.news.acme.com`.
 */
export function wellFormedName(recordName: string, domain: string): string {
  const name = recordName.replace(/\.$/, '')
  if (name === domain || name.endsWith(`.${domain}`)) return name
  const labels = domain.split('.')
  for (let count = labels.length - 2; count > 0; count--) {
    const below = labels.slice(0, count).join('.')
    const isBelow = name === below || name.endsWith(`.${below}`)
    if (isBelow) return `${name}.${labels.slice(count).join('.')}`
  }
  return `${name}.${domain}`
}

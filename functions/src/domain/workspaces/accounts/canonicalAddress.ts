const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address: small letters, without an alias after `+`, and without the dots that Gmail
 * ignores. To compare addresses by, never to write to.
 */
export function canonicalAddress(address: string): string {
  const trimmed = address.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  const domain = trimmed.slice(at + 1).replace(/\.$/, '')
  const alias = trimmed.indexOf('+')
  const name = trimmed.slice(0, alias > 0 && alias < at ? alias : at)
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

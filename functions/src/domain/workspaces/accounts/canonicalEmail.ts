const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox behind an email: lower case, without the alias after `+`, and without the dots that
 * Gmail ignores. For comparisons only; emails are sent to the original.
 */
export function canonicalEmail(email: string): string {
  const trimmed = email.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  const domain = trimmed.slice(at + 1).replace(/\.$/, '')
  const alias = trimmed.indexOf('+')
  const name = trimmed.slice(0, alias > 0 && alias < at ? alias : at)
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

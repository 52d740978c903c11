const shown = '[secret]'

/**
 * Returns a function that removes secrets from a server's response, in the forms in which servers repeat
 * them.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.filter(Boolean).flatMap(formsOf))]
  // The longest first, because one may be part of another.
  const ordered = forms.toSorted((one, other) => other.length - one.length)
  return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, shown), text)
}

/** Redacts every text within a value, including names. */
export function redactValue(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : shown
  if (Array.isArray(value)) return value.map((inner: unknown) => redactValue(inner, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [redact(key), redactValue(inner, redact)] as const),
  )
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8')
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ s: secret }).toString().slice(2),
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll('/', '\\/'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ...(bytes.length >= 6
      ? [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')]
      : []),
  ]
}

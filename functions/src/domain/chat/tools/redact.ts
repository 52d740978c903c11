const shown = '[secret]'

/** Takes a secret out of what a server has answered, in the forms in which servers repeat what they got. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.filter(Boolean).flatMap(formsOf))]
  // The longest first: one may be a part of another.
  const ordered = forms.toSorted((one, other) => other.length - one.length)
  return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, shown), text)
}

/** The same for every text within a value, names among them. */
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

/**
 * A value as a text that is equal for two values exactly when nothing differs. The order of keys does not
 * matter: Firestore returns maps sorted, forms do not.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${key}:${canonicalText(inner)}`)
      .join()}}`
  }
  return JSON.stringify(value)
}

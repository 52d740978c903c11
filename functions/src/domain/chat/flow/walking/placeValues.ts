/** A text with what is known in place of `{{key}}`; what is not known yet leaves nothing. */
export function placeValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{\s*([a-zA-Z][a-zA-Z0-9_]*)\s*\}\}/g, (_, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : '',
  )
}

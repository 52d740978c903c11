/** Replaces each `{{key}}` in a text by its value; unknown keys become empty. */
export function fillInValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{\s*([a-zA-Z][a-zA-Z0-9_]*)\s*\}\}/g, (_, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : '',
  )
}

/** The time of day as people write it in a language; `at` in milliseconds since 1970. */
export function formatTime(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { timeStyle: 'short' })
}

/** A text with its placeholders filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

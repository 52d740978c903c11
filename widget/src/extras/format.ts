/** Formats the time of day in a language; `at` is in milliseconds since 1970. */
export function formatTime(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { timeStyle: 'short' })
}

/** Returns a text with its placeholders replaced. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

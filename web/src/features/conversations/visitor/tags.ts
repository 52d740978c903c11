/** The limits of the schema and the security rules. */
export const maxTagCharacters = 40
export const maxTags = 20
export const maxPredefinedTags = 50

/** Returns a tag as stored: whitespace is collapsed, and the length is limited. */
export function cleanTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, maxTagCharacters)
}

/** Normalizes entered tags, and removes empty ones and duplicates. */
export function tidyTags(entered: string[]): string[] {
  return [...new Set(entered.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))]
}

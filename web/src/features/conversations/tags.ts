/** The contract's and the rules' own numbers. */
export const longestTag = 40
export const mostTags = 20
export const mostPredefinedTags = 50

/** A tag as it is stored: without space around it, and short enough. */
export function cleanTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, longestTag)
}

/** Tags as somebody has entered them, without empty ones and each once. */
export function tidyTags(entered: string[]): string[] {
  return [...new Set(entered.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean))]
}

/** The contract's and the rules' own numbers. */
export const longestTag = 40
export const mostTags = 20
export const mostPredefinedTags = 50

/** A tag as it is stored: without space around it, and short enough. */
export function cleanTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, longestTag)
}

/** Tags written one a line, each once. */
export function readTags(lines: string): string[] {
  return [
    ...new Set(
      lines
        .split('\n')
        .map((line) => line.trim().replace(/\s+/g, ' '))
        .filter(Boolean),
    ),
  ]
}

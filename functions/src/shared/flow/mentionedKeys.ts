/** Matches a value in a node's text: its key in two pairs of braces. */
export const valueMention = /\{\{\s*([a-zA-Z][a-zA-Z0-9_]*)\s*\}\}/g

/** Returns the keys of the values that a text mentions. */
export function mentionedKeys(text: string): string[] {
  return Array.from(text.matchAll(valueMention), ([, key = '']) => key)
}

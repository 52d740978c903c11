/** Returns foreign text without anything that a model could take for a mark of its own. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/<<(?=\s?\d{1,3}\s?>>)/g, '‹‹')
}

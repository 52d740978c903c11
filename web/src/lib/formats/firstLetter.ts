/** Returns the first letter of a name in upper case, or its first emoji. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? '').toUpperCase()
}

/** Returns the source of a passage, whose id is the source's id and a number. */
export function sourceOfPassage(passageId: string): string {
  return passageId.slice(0, passageId.lastIndexOf('-'))
}

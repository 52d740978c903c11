/** The source that a passage is of: the passages of one are numbered behind its id. */
export function sourceOfPassage(passageId: string): string {
  return passageId.slice(0, passageId.lastIndexOf('-'))
}

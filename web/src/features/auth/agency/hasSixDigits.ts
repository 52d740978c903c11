/** Returns whether a text has the six digits of an emailed code, in any script and among other characters. */
export function hasSixDigits(text: string): boolean {
  return text.match(/\p{Nd}/gu)?.length === 6
}

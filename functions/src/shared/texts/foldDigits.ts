/**
 * Returns a text with the digits of every script as 0 to 9. The ten digits of a script follow one another in
 * Unicode; NFKC first turns the mathematical ones, which follow each other, into ours.
 */
export function foldDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)))
}

function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

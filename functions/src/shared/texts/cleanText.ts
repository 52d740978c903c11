/** Composing a letter costs the square of its marks: it carries at most twenty. */
const longMarks = /(\p{M}{20})\p{M}+/gu
const dangerous =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g

/** In NFC, without half characters and without control and direction characters. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(longMarks, '$1').normalize('NFC').replace(dangerous, '')
}

/** Returns a clean text without line breaks, for names that browsers write. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/**
 * Normalises a text for storage: composed characters, no control or bidi characters, no runs of spaces. A
 * letter keeps at most twenty marks, because composing takes the square of their number.
 */
export function tidyText(text: string): string {
  return (
    text
      .replace(/(\p{M}{20})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[ \t]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

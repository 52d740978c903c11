/**
 * A message of an error without what it may quote: what stands in quotation marks of any language, addresses
 * and long numbers.
 */
export function withoutContent(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|[“„”][^“”]*[“”]|‘[^’]*’|«[^»]*»/g, '"…"')
    .replaceAll(/\S+@\S+|\w+:\/\/\S+|\d{4,}/g, '…')
    .slice(0, 200)
}

/**
 * Returns an error message with possible quotations redacted: quoted text in any language, URLs, emails and
 * long numbers. At most 200 characters.
 */
export function withoutContent(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|[“„”][^“”]*[“”]|‘[^’]*’|«[^»]*»/g, '"…"')
    .replaceAll(/\S+@\S+|\w+:\/\/\S+|\d{4,}/g, '…')
    .slice(0, 200)
}

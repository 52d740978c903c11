/** Returns a name that is safe in a mail header: without characters that end the header or add an email. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[\p{C}"<>,;:\\@()[\]]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 64)
}

/** A name that a mail's header can carry: what would end it, or add an address, is no part of it. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[\p{C}"<>,;:\\@()[\]]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 64)
}

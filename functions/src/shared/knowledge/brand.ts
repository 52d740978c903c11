/**
 * Limits of a company's brand: the colours and the bytes of the icon that are read from its website, and the
 * bytes of a logo that a person adds.
 */
export const brandLimits = { colours: 11, faviconBytes: 100_000, logoBytes: 500_000 } as const

/** Limits of what is read from a company's website: colours, and the bytes of its icon. */
export const brandLimits = { colours: 11, faviconBytes: 100_000 } as const

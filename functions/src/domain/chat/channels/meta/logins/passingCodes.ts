/** Meta's codes for too many requests: of the app, the account, the number, and to one person. */
export const busyCodes: ReadonlySet<number> = new Set([
  4, 17, 32, 613, 80_001, 80_006, 80_007, 130_429, 131_048, 131_056, 133_016,
])

/** Faults of Meta's own, after which the result of a request is unknown. */
export const faultCodes: ReadonlySet<number> = new Set([1, 2, 131_000, 131_016, 131_057])

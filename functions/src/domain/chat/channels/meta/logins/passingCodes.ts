/** Meta's words for "too much at once": of the app, the account, the number, and to one person. */
export const busyCodes: ReadonlySet<number> = new Set([
  4, 17, 32, 613, 80_001, 80_006, 80_007, 130_429, 131_048, 131_056, 133_016,
])

/** Faults of Meta's own, which leave open what became of what was asked. */
export const faultCodes: ReadonlySet<number> = new Set([1, 2, 131_000, 131_016, 131_057])

/** The day on which the legal texts were last changed. */
export const changed = '28 November 2026'

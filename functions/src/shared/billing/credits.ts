/** Credits are counted in whole units of 1/10,000 credit, so that four decimals are exact. */
export const unitsPerCredit = 10_000

/**
 * A tenth of a credit: less than the cheapest models cost with the platform's key, so that a workspace's own
 * key never makes an answer more expensive.
 */
export const defaultOwnKeyUnits = 1_000
/** The credits that a workspace may owe for a paid month of each organisation's plan. */
export const defaultRenewalDebtCredits = 5_000
/** The credits that a workspace may owe for the months of all its organisations together: worth $20. */
export const defaultWorkspaceDebtCredits = 20_000

/** Returns the units of a wallet that can still be spent, with those that are lent to instances. */
export function creditLeft({ balance, leased }: { balance: number; leased: number }): number {
  return balance + leased
}

/** The welcome credit of a new workspace: usage worth $5, at $0.001 a credit. */
export const welcomeGrantUnits = 5_000 * unitsPerCredit

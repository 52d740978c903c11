/** The two places where a tenant's data can live; chosen once at sign-up and never changed. */
export const regions = ['na', 'eu'] as const
export type Region = (typeof regions)[number]

/** The Firestore database of each region. */
export const databaseIds = { na: '(default)', eu: 'voiceglow-eu' } as const satisfies Record<Region, string>

/** Where the functions of a region run. */
export const functionLocations = { na: 'us-central1', eu: 'europe-west1' } as const satisfies Record<
  Region,
  string
>

/** How a region is called on the screen. */
export const regionNames = { na: 'North America', eu: 'Europe' } as const satisfies Record<Region, string>

/** Narrows an untrusted value, such as a route parameter, to a region. */
export function isRegion(value: unknown): value is Region {
  return value === 'na' || value === 'eu'
}

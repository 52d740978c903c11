/** The two regions of a tenant's data; chosen once at sign-up and never changed. */
export const regions = ['na', 'eu'] as const
export type Region = (typeof regions)[number]

/** The Firestore database of each region. */
export const databaseIds = { na: '(default)', eu: 'voiceglow-eu' } as const satisfies Record<Region, string>

/** The location of each region's functions. */
export const functionLocations = { na: 'us-central1', eu: 'europe-west1' } as const satisfies Record<
  Region,
  string
>

/** The names of the regions on screens. */
export const regionNames = { na: 'North America', eu: 'Europe' } as const satisfies Record<Region, string>

/** Narrows an untrusted value, such as a route parameter, to a region. */
export function isRegion(value: unknown): value is Region {
  return value === 'na' || value === 'eu'
}

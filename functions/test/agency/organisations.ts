import { organisationSchema, type Organisation } from '../../src/shared/agencies/organisation.ts'

/** Returns an organisation's document, with default values for missing fields. */
export function organisationOf(ID: string, ownerID: string, extra: Partial<Organisation> = {}): Organisation {
  return organisationSchema.parse({
    ID,
    ownerID,
    agencyId: 'agcA',
    name: 'Clients',
    createdAt: 1,
    lastModified: 1,
    ...extra,
  })
}

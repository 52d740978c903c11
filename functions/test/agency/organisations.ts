import { organisationSchema, type Organisation } from '../../src/shared/agencies/organisation.ts'

/** An organisation's document, with the usual values where none are given. */
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

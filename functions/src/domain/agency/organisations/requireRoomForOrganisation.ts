import { organisationNamesSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Some documents have a line for each organisation of an agency: names, months, present states. */
const maxOrganisations = 2_000

/**
 * Throws AppError 'failed-precondition' where an agency has as many organisations as it may. Organisations
 * that are created at the same moment may exceed the limit by a few.
 */
export async function requireRoomForOrganisation(region: Region, agencyId: string): Promise<void> {
  const stored = await readDocument(region, paths.organisationNames(agencyId), organisationNamesSchema)
  if (Object.keys(stored?.data.names ?? {}).length < maxOrganisations) return
  throw new AppError('failed-precondition', { key: 'organisationsFull', values: { most: maxOrganisations } })
}

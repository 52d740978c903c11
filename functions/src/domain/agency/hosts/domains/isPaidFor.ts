import { agencySchema } from '../../../../shared/agencies/agency.ts'
import type { Host } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { requireWhitelabel } from '../../agencies/requireWhitelabel.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'

/**
 * Returns whether the plan allows an agency its host: a host of its own needs the white-label add-on or its
 * trial, a name below our domain needs neither.
 */
export async function isPaidFor(
  { agencyId, region, kind }: Pick<Host, 'agencyId' | 'kind' | 'region'>,
  now: number,
): Promise<boolean> {
  if (kind === 'subdomain') return true
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  // The plan says nothing about an agency that is deleted or not written yet.
  if (!agency) return true
  try {
    await requireWhitelabel(region, agency.data.userId, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'failed-precondition') return false
    throw error
  }
}

import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/**
 * `clientEmailIndex/{hash}`, server only: an email belongs to one client of an agency. `by`: the uid of the
 * member who entered it, or who approved the request for access with it; `at`: Unix milliseconds.
 */
const emailEntrySchema = z.object({
  clientId: z.string(),
  by: z.string().default(''),
  at: z.int().default(0),
})

/**
 * Returns the path of the claim of an email, which is unique within an agency. Case and outer spaces do not
 * count.
 */
export function clientEmailPath(agencyId: string, email: string): string {
  return paths.clientAddress(sha256(`${agencyId}_${email.trim().toLowerCase()}`))
}

/** Returns the ID of the client of an agency who has this email. */
export async function findClientId(region: Region, agencyId: string, email: string) {
  return (await readClientEmail(region, agencyId, email))?.clientId
}

/** Returns the client who has an email at an agency, and who entered it. */
export async function readClientEmail(region: Region, agencyId: string, email: string) {
  return (await readDocument(region, clientEmailPath(agencyId, email), emailEntrySchema))?.data
}

import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/**
 * `clientEmailIndex/{hash}`, server only: an address is one client's of an agency. `by`: the uid of the member
 * who gave it to the client, empty for one who asked for access with it; `at`: when, in milliseconds.
 */
const addressSchema = z.object({
  clientId: z.string(),
  by: z.string().default(''),
  at: z.int().default(0),
})

export function clientAddressPath(agencyId: string, email: string): string {
  return paths.clientAddress(sha256(`${agencyId}_${email.trim().toLowerCase()}`))
}

/** The client of an agency who has this address. */
export async function findClientId(region: Region, agencyId: string, email: string) {
  return (await readAddress(region, agencyId, email))?.clientId
}

/** Returns whose an address is at an agency, and who gave it to them. */
export async function readAddress(region: Region, agencyId: string, email: string) {
  return (await readDocument(region, clientAddressPath(agencyId, email), addressSchema))?.data
}

import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { sha256 } from '../identifiers.ts'

/** `clientEmailIndex/{hash}`, server only: an address is one client's of an agency. */
const addressSchema = z.object({ clientId: z.string() })

export function clientAddressPath(agencyId: string, email: string): string {
  return paths.clientAddress(sha256(`${agencyId}_${email.trim().toLowerCase()}`))
}

/** The client of an agency who has this address. */
export async function findClientId(region: Region, agencyId: string, email: string) {
  const found = await readDocument(region, clientAddressPath(agencyId, email), addressSchema)
  return found?.data.clientId
}

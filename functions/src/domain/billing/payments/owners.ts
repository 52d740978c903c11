import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'

const ownerSchema = z.object({ region: z.enum(regions), workspaceId: z.string() })
export type Owner = z.infer<typeof ownerSchema>

/**
 * Returns the workspace of a payment customer; events arrive in either region. No personal data is stored
 * here.
 */
export async function readOwner(account: string, customerId: string): Promise<Owner | undefined> {
  return (await readDocument('na', paths.paymentCustomer(account, customerId), ownerSchema))?.data
}

/** Stores the workspace of a customer, in `na` whatever its region: events name the customer alone. */
export function storeOwner(account: string, customerId: string, owner: Owner): Promise<unknown> {
  return new Writes('na').set(paths.paymentCustomer(account, customerId), owner).commit()
}

import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'

/** `stripeCustomers/{account}_{customer}`: the workspace that pays as a customer. */
const customerSchema = z.object({ region: z.enum(regions), workspaceId: z.string() })

/**
 * Returns the workspace of a payment customer; events arrive in either region. No personal data is stored
 * here.
 */
export async function readWorkspaceOfCustomer(
  account: string,
  customerId: string,
): Promise<WorkspaceRef | undefined> {
  return (await readDocument('na', paths.paymentCustomer(account, customerId), customerSchema))?.data
}

/** Stores the workspace of a customer, in `na` whatever its region: events name the customer alone. */
export function storeWorkspaceOfCustomer(
  account: string,
  customerId: string,
  { region, workspaceId }: WorkspaceRef,
): Promise<unknown> {
  return new Writes('na').set(paths.paymentCustomer(account, customerId), { region, workspaceId }).commit()
}

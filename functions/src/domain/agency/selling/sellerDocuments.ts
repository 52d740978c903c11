import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { sellerSchema, type Seller } from '../../../shared/agencies/seller.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { z } from 'zod'
import type { SellingPorts } from './sellers/SellingPorts.ts'

const ownerSchema = z.object({ region: z.enum(regions), workspaceId: z.string() })
export type SellerOwner = z.infer<typeof ownerSchema>

/** Returns the seller of a workspace; undefined while it has no payment account. */
export function findSeller({ region, workspaceId }: SellerOwner): Promise<Stored<Seller> | undefined> {
  return readDocument(region, paths.seller(workspaceId), sellerSchema)
}

/**
 * Returns the seller of a workspace if its clients can pay. Throws AppError 'failed-precondition' for others.
 */
export async function requireReadySeller(owner: SellerOwner): Promise<Seller> {
  const seller = await findSeller(owner)
  if (seller?.data.state !== 'ready' || !seller.data.isPriceSaved)
    throw new AppError('failed-precondition', 'billingNotOffered')
  return seller.data
}

/** Returns the workspace of a payment account; events arrive in either region. */
export async function readSellerOwner(accountId: string): Promise<SellerOwner | undefined> {
  return (await readDocument('na', paths.sellerOwner(accountId), ownerSchema))?.data
}

/** Stores the workspace of a payment account, in `na` whatever its region: events name the account alone. */
export async function saveSellerOwner(accountId: string, owner: SellerOwner): Promise<void> {
  await new Writes('na').set(paths.sellerOwner(accountId), owner).commit()
}

/**
 * Stores the present state of a workspace's account, and returns the seller; undefined without an account. A
 * state that is stored while the payment service responds is newer, so the service is asked again.
 */
export async function refreshSeller(
  ports: SellingPorts,
  region: Region,
  workspaceId: string,
): Promise<Seller | undefined> {
  return untilUnchanged(async () => {
    const seller = await findSeller({ region, workspaceId })
    if (!seller) return undefined
    const state = await ports.sellers().readState(seller.data.accountId)
    const changed = { state, checkedAt: ports.now() }
    await new Writes(region).update(seller.path, changed, seller.version).commitUnchanged()
    return { ...seller.data, ...changed }
  })
}

/**
 * Changes fields of a seller and returns it. `hold` adds to the commit what must not have changed meanwhile.
 * Throws AppError 'not-found' without a payment account.
 */
export async function saveSeller(
  region: Region,
  workspaceId: string,
  changed: Partial<Pick<Seller, 'state' | 'extraMicros' | 'isPriceSaved' | 'acceptsCodes' | 'checkedAt'>>,
  hold: (writes: Writes) => Promise<unknown> = async () => {},
): Promise<Seller> {
  return untilUnchanged(async () => {
    const writes = new Writes(region)
    await hold(writes)
    const seller = await findSeller({ region, workspaceId })
    if (!seller) throw new AppError('not-found')
    await writes.update(seller.path, changed, seller.version).commitUnchanged()
    return { ...seller.data, ...changed }
  })
}

/** Stores a new seller; another request may have been first, whose seller is returned. */
export async function createSeller(region: Region, seller: Seller): Promise<Seller> {
  const path = paths.seller(seller.workspaceId)
  try {
    await new Writes(region).create(path, { ...seller }).commit()
    return seller
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const earlier = await readDocument(region, path, sellerSchema)
    if (!earlier) throw new AppError('unavailable')
    return earlier.data
  }
}

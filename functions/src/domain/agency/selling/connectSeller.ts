import {
  basePriceMicros,
  defaultExtraMicros,
  extraPriceLimits,
  sellerFeePercent,
  sellerSchema,
  type Seller,
} from '../../../shared/agencies/seller.ts'
import { agencySchema } from '../../../shared/agencies/agency.ts'
import type { SellerPlan } from '../../../shared/agencies/sellerPlan.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { Writes } from '../../../store/commit.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { isWithinLimit } from '../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { throttleVendor } from '../../billing/payments/throttleVendor.ts'
import { requireWhitelabel } from '../agencies/requireWhitelabel.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'
import { createSeller, findSeller, refreshSeller, saveSeller, saveSellerOwner } from './sellerDocuments.ts'

const maxFormsPerHour = 30
/** An account that is not ready is looked at again after this time. */
const freshMs = 5_000

export interface SellerView {
  state: Seller['state'] | 'none'
  extraMicros: number
  isPriceSaved: boolean
  basePriceMicros: number
  feePercent: number
  acceptsCodes: boolean
  plans: SellerPlan[]
  plansVersion: number
  /** The clients whose automatic recharge a higher price may pause. */
  recharging: number
}

/** Returns an agency's payment account and price. Asks the payment service while the account is not ready. */
export async function readSeller(
  ports: SellingPorts,
  caller: Caller,
  { region, workspaceId }: WorkspaceRef,
): Promise<SellerView> {
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  const stored = (await findSeller({ region, workspaceId }))?.data
  const isFinal = !stored || stored.state === 'ready' || ports.now() - stored.checkedAt < freshMs
  const mayAsk = !isFinal && (await isWithinLimit(throttleVendor(caller, ports.now())))
  return viewOf(region, workspaceId, mayAsk ? await refreshSeller(ports, region, workspaceId) : stored)
}

/**
 * Returns the URL of the payment service's form. Creates the agency's account first; a workspace has one
 * account, whatever happens to it.
 */
export async function connectSeller(
  ports: SellingPorts,
  caller: Caller,
  { region, workspaceId }: WorkspaceRef,
): Promise<{ url: string }> {
  await authorizeForWorkspace(caller, 'connectSeller', { region, workspaceId })
  await requireWhitelabel(region, workspaceId, ports.now())
  await throttle(`connectSeller:${workspaceId}`, maxFormsPerHour, hourMs, ports.now())
  await throttleVendor(caller, ports.now(), 'changes')
  const seller =
    (await findSeller({ region, workspaceId }))?.data ??
    (await createSellerAccount(ports, { region, workspaceId }))
  if (seller.state === 'gone') throw new AppError('failed-precondition', 'sellerAccountGone')
  const page = `${ports.webOrigin}/app/${region}/agency?activeTabIndex=5`
  const url = await ports
    .sellers()
    .createOnboardingLink(seller.accountId, { returnUrl: page, refreshUrl: page })
  return { url }
}

/** Saves what an agency adds to the price of a credit. Purchases that were begun keep their price. */
export async function saveSellerPrice(
  ports: SellingPorts,
  caller: Caller,
  { region, workspaceId, extraMicros }: WorkspaceRef & { extraMicros: number },
): Promise<SellerView> {
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  await requireWhitelabel(region, workspaceId, ports.now())
  if (extraMicros > extraPriceLimits.most)
    throw new AppError('invalid-argument', undefined, { extraMicros: 'validNumber' })
  return viewOf(
    region,
    workspaceId,
    await saveSeller(region, workspaceId, { extraMicros, isPriceSaved: true }, (writes) =>
      holdAgency(writes, caller, { region, workspaceId }),
    ),
  )
}

/**
 * Sets whether clients may enter promotion codes when they choose a plan. The agency creates the codes in its
 * payment account. Plans that were bought with one keep it.
 */
export async function saveSellerCodes(
  ports: SellingPorts,
  caller: Caller,
  { region, workspaceId, acceptsCodes }: WorkspaceRef & { acceptsCodes: boolean },
): Promise<SellerView> {
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  await requireWhitelabel(region, workspaceId, ports.now())
  const hold = (writes: Writes) => holdAgency(writes, caller, { region, workspaceId })
  return viewOf(region, workspaceId, await saveSeller(region, workspaceId, { acceptsCodes }, hold))
}

/** Adds the caller's rights on the agency to a commit of what it charges. */
function holdAgency(writes: Writes, caller: Caller, workspace: WorkspaceRef) {
  const authorize = () => authorizeForWorkspace(caller, 'manageAgency', workspace)
  return holdRights(writes, workspace.region, caller, authorize)
}

async function createSellerAccount(
  ports: SellingPorts,
  { region, workspaceId }: WorkspaceRef,
): Promise<Seller> {
  const [workspace, [agency]] = await Promise.all([
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
    readQuery(region, paths.agencies, agencySchema, (query) =>
      query.where('userId', '==', workspaceId).limit(1),
    ),
  ])
  if (!workspace || !agency) throw new AppError('failed-precondition')
  // Parallel requests create one account: the key is the workspace.
  const accountId = await ports
    .sellers()
    .createAccount(
      { workspaceId, email: workspace.data.email, name: agency.data.name },
      `seller:${region}:${workspaceId}`,
    )
  await saveSellerOwner(accountId, { region, workspaceId })
  const seller = sellerSchema.parse({ workspaceId, accountId, createdAt: ports.now() })
  return createSeller(region, seller)
}

async function viewOf(region: Region, workspaceId: string, seller: Seller | undefined): Promise<SellerView> {
  return {
    state: seller?.state ?? 'none',
    extraMicros: seller?.extraMicros ?? defaultExtraMicros,
    isPriceSaved: seller?.isPriceSaved ?? false,
    basePriceMicros,
    feePercent: sellerFeePercent,
    acceptsCodes: seller?.acceptsCodes ?? false,
    plans: seller?.plans ?? [],
    plansVersion: seller?.plansVersion ?? 0,
    recharging: seller ? await countRecharging(region, workspaceId) : 0,
  }
}

/** Returns the number of clients with an automatic recharge that is not paused. */
function countRecharging(region: Region, workspaceId: string): Promise<number> {
  return Query.collection(region, paths.clientRecharges)
    .where('workspaceId', '==', workspaceId)
    .where('isOn', '==', true)
    .where('state', '==', 'idle')
    .count()
}

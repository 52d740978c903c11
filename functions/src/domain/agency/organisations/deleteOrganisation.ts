import { z } from 'zod'
import { organisationPlanSchema } from '../../../shared/agencies/organisationPlan.ts'
import { clientTermsSchema } from '../../../shared/agencies/clientTerms.ts'
import { clientRechargeSchema } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { deleteSomeBelow } from '../../../store/deleteTree.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { deleteFiles } from '../../../store/files.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readCostOfRunningCalls } from '../../billing/calls/callHolds.ts'
import { returnMarkup } from '../../billing/terms/returnMarkup.ts'
import { transferCredit } from '../../billing/credits/moveCredit.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { pictureFolder } from '../../kernel/pictures/pictureFolder.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { findSeller } from '../selling/sellerDocuments.ts'
import { hasUndecidedSale } from '../selling/hasUndecidedSale.ts'
import { unnameOrganisation } from './nameOrganisation.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

interface Closing {
  region: Region
  orgId: string
  workspaceId: string
  by: string
}

/**
 * Deletes an organisation that has neither clients nor agents; its credit is returned to the workspace. Its
 * wallet stays in the ledger and is closed in the same commit. Throws AppError 'failed-precondition' while
 * agents that it had still hold some of its credit, which takes some minutes.
 */
export async function deleteOrganisation(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId }: { region: Region; orgId: string },
) {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { stored, workspaceId } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId }),
    )
    if (stored.data.clientCount > 0 || stored.data.widgetIDs.length > 0)
      throw new AppError('failed-precondition', 'organisationNotEmpty')
    const selling = await closeSelling(region, orgId, workspaceId)
    await returnCredit({ region, orgId, workspaceId, by: caller.uid }, ports.now())
    await closeWallet(writes, region, orgId, ports.now())
    await closeTerms(writes, region, orgId, ports.now())
    writes.delete(stored.path, stored.version)
    // Fails when a sale was begun in the meantime.
    for (const { path, version } of selling) writes.delete(path, version)
    unnameOrganisation(writes, stored.data)
    await writes.commitUnchanged()
  })
  await runIsolated('Deleting the data of an organisation', orgId, async () => {
    while ((await deleteSomeBelow(region, paths.org(orgId))) > 0);
  })
  await runIsolated('Deleting pictures', orgId, () => deleteFiles(region, pictureFolder({ orgId })))
  return { success: true as const }
}

/**
 * Switches automatic recharge off, so that the returned credit is not bought again, and returns the documents
 * of billing to delete. Throws AppError 'failed-precondition' while a payment is undecided, and while a plan
 * would be charged again.
 */
async function closeSelling(region: Region, orgId: string, workspaceId: string): Promise<Stored<unknown>[]> {
  const recharge = await readDocument(region, paths.clientRecharge(orgId), clientRechargeSchema)
  if (recharge?.data.isOn)
    await new Writes(region).update(recharge.path, { isOn: false }, recharge.version).commitUnchanged()
  const [plan, billing, current] = await Promise.all([
    readDocument(region, paths.clientPlan(orgId), organisationPlanSchema),
    readDocument(region, paths.orgBilling(orgId), z.unknown()),
    readDocument(region, paths.clientRecharge(orgId), clientRechargeSchema),
  ])
  const seller = plan && (await findSeller({ region, workspaceId }))
  // A disconnected account cannot be asked any more.
  if (plan && plan.data.status !== 'ended' && seller?.data.state !== 'gone')
    throw new AppError('failed-precondition', 'planStillRuns')
  if (current?.data.state === 'charging' || (await hasUndecidedSale(region, { orgId })))
    throw new AppError('failed-precondition', 'paymentUnderWay')
  return [plan, billing, current].flatMap((stored) => stored ?? [])
}

async function returnCredit({ region, orgId, workspaceId, by }: Closing, now: number): Promise<void> {
  const [from, to] = [paths.walletOfOrg(orgId), paths.walletOf(workspaceId)]
  const wallet = await readDocument(region, from, walletSchema)
  if (!wallet || wallet.data.balance === 0) return
  if (wallet.data.leased > 0) throw new AppError('failed-precondition', 'creditStillLent')
  // Named by the movement before it: the same credit is returned once, however often this is tried.
  const id = `close-${orgId}-${wallet.data.seq}`
  const amount = wallet.data.balance
  const isMoved = await transferCredit(region, { from, to, amount, id, actor: by }, now)
  if (!isMoved) throw new AppError('failed-precondition', 'creditStillLent')
}

/**
 * Ends what the agency pays for the organisation, of which the rest returns as it does after any use, and
 * deletes its factors once all that it has paid above its cost has returned.
 */
async function closeTerms(writes: Writes, region: Region, orgId: string, now: number): Promise<void> {
  const path = paths.clientTerms(orgId)
  await returnMarkup(region, path, now)
  const [terms, overage] = await Promise.all([
    readDocument(region, path, clientTermsSchema),
    readDocument(region, paths.walletOfOverage(orgId), walletSchema),
  ])
  if (terms && terms.data.due > 0) throw new Conflict('changed')
  if (terms) writes.delete(path, terms.version)
  if (!overage) return
  const held = await readCostOfRunningCalls(writes, region, overage.path, now)
  if (overage.data.leased > 0 || held > 0) throw new AppError('failed-precondition', 'creditStillLent')
  writes.update(overage.path, { isPaused: true, isClosed: true }, overage.version)
}

/** Closes the wallet to new credit in this commit; throws Conflict where some has arrived in the meantime. */
async function closeWallet(writes: Writes, region: Region, orgId: string, now: number): Promise<void> {
  const wallet = await readDocument(region, paths.walletOfOrg(orgId), walletSchema)
  if (!wallet) return
  const held = await readCostOfRunningCalls(writes, region, wallet.path, now)
  if (wallet.data.leased > 0 || held > 0) throw new AppError('failed-precondition', 'creditStillLent')
  if (wallet.data.balance > 0) throw new Conflict('changed')
  writes.update(wallet.path, { isClosed: true }, wallet.version)
}

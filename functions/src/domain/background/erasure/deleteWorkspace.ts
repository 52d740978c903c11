import { autoRechargeSchema, billingSchema, purchaseSchema } from '../../../shared/billing/billing.ts'
import { organisationPlanSchema } from '../../../shared/agencies/organisationPlan.ts'
import { clientRechargeSchema, sellerSchema } from '../../../shared/agencies/seller.ts'
import type { Erasure } from '../../../shared/workspaces/erasure.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { canDeleteWorkspace } from '../../../shared/workspaces/roles.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { hasUndecidedSale } from '../../agency/selling/hasUndecidedSale.ts'
import { deleteAgency } from '../../agency/agencies/deleteAgency.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { deleteSecret } from '../../workspaces/accounts/workspaceSecret.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { deleteInvites } from '../../workspaces/members/inviteTokens.ts'
import { readSeats } from '../../workspaces/members/seats.ts'
import { withdrawAccess } from '../../workspaces/members/writeAccess.ts'

/**
 * Deletes an empty workspace; its members lose access with the same commit. The records of payments and usage
 * (wallet, ledger, purchases) stay, but cannot be opened.
 */
export async function deleteWorkspace(ports: Ports, caller: Caller, { region, workspaceId }: WorkspaceRef) {
  await authorizeForWorkspace(caller, 'deleteWorkspace', { region, workspaceId })
  if (!canDeleteWorkspace('owner', caller.uid, workspaceId))
    throw new AppError('failed-precondition', 'personalWorkspaceStays')
  await untilUnchanged(async () => {
    const { workspace, members, invites } = await readSeats({ region, workspaceId }, ports.now())
    if (workspace.data.agentCount > 0) throw new AppError('failed-precondition', 'workspaceHasAgents')
    if (workspace.data.clientCount > 0) throw new AppError('failed-precondition', 'workspaceHasClients')
    const writes = new Writes(region)
    await closeBilling(writes, region, workspaceId)
    for (const { path, data } of members) {
      writes.delete(path)
      withdrawAccess(writes, data.uid, workspaceId)
    }
    await deleteInvites(writes, { region, workspaceId }, invites)
    await deleteSecret(writes, { region, workspaceId })
    writes.delete(paths.eventEndpoint(workspaceId))
    if (workspace.data.agencyId) await deleteAgency(writes, region, workspace.data.agencyId)
    writes.create(paths.audit(randomIdentifier(20)), {
      kind: 'deleteWorkspace',
      workspaceId,
      by: caller.uid,
      at: ports.now(),
    })
    const record: Erasure = {
      kind: 'workspace',
      title: '',
      by: caller.uid,
      at: ports.now(),
      state: 'underWay',
      documents: 0,
      files: 0,
      doneAt: null,
    }
    writes.set(paths.workspaceErasure(workspaceId), record)
    writes.delete(workspace.path, workspace.version)
    await writes.commit()
  })
  const task = { region, workspaceId, attempt: 0, round: 0 }
  // When the queue is unavailable, the hourly sweep finds the record.
  await runIsolated('Queueing an erasure', workspaceId, () => ports.tasks.enqueue('eraseWorkspace', task))
  return { success: true as const }
}

/** Throws while money may still move for the workspace; deletes its card, so that none can afterwards. */
async function closeBilling(writes: Writes, region: Region, workspaceId: string): Promise<void> {
  const [billing, recharge, ...underWay] = await Promise.all([
    readDocument(region, paths.billing(workspaceId), billingSchema),
    readDocument(region, paths.autoRecharge(workspaceId), autoRechargeSchema),
    ...(['created', 'action'] as const).map((state) =>
      readQuery(region, 'purchases', purchaseSchema, (query) =>
        query.where('workspaceId', '==', workspaceId).where('state', '==', state).limit(1),
      ),
    ),
  ])
  const status = billing?.data.subscription?.status ?? 'cancelled'
  // A subscription whose payment has failed counts too: it would be charged again.
  if (status !== 'cancelled') throw new AppError('failed-precondition', 'workspaceHasSubscription')
  const [isSelling, isRecharging, plans, seller] = await Promise.all([
    hasUndecidedSale(region, { workspaceId }),
    readQuery(region, paths.clientRecharges, clientRechargeSchema, (query) =>
      query.where('workspaceId', '==', workspaceId).where('state', '==', 'charging').limit(1),
    ),
    readQuery(region, paths.clientPlans, organisationPlanSchema, (query) =>
      query.where('workspaceId', '==', workspaceId).where('status', 'in', ['active', 'unpaid']).limit(1),
    ),
    readDocument(region, paths.seller(workspaceId), sellerSchema),
  ])
  if (
    recharge?.data.state === 'charging' ||
    underWay.flat().length > 0 ||
    isSelling ||
    isRecharging.length > 0
  )
    throw new AppError('failed-precondition', 'paymentUnderWay')
  if (plans.length > 0 && seller?.data.state !== 'gone')
    throw new AppError('failed-precondition', 'planStillRuns')
  if (billing) writes.update(billing.path, { card: null }, billing.version)
  if (recharge) writes.update(recharge.path, { isOn: false }, recharge.version)
  // From then on its clients buy nothing.
  if (seller) writes.update(seller.path, { state: 'gone' }, seller.version)
}

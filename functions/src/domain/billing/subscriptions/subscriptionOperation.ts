import { z } from 'zod'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { PaymentAccount } from '../payments/Payments.ts'
import { isUnpaid, storedSubscriptionSchema, syncSubscription } from './syncSubscription.ts'

/** `billingOps/{wsId}`: the one subscription that a workspace may be creating, and its attempt. */
export const operationSchema = z.object({
  attemptId: z.string(),
  subscriptionId: z.string().default(''),
  at: z.int(),
})
/** An operation without a subscription after this time was cut off before it started. */
const stuckMs = 2 * minuteMs

/**
 * Starts the workspace's one subscription operation and gives up the unpaid subscription of an earlier
 * attempt.
 */
export async function beginOperation(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  attemptId: string,
): Promise<void> {
  const path = paths.billingOperation(workspace.workspaceId)
  const open = await readDocument(workspace.region, path, operationSchema)
  if (open?.data.attemptId === attemptId) return
  if (open && !open.data.subscriptionId && ports.now() - open.data.at < stuckMs)
    throw new AppError('failed-precondition', 'otherPaymentUnderWay')
  if (open?.data.subscriptionId) {
    const earlier = await syncSubscription(ports, workspace, account, open.data.subscriptionId)
    if (earlier.status === 'active') throw new AppError('failed-precondition', 'planAlready')
    if (earlier.status === 'pending') await account.cancelSubscription(earlier.id)
    await syncSubscription(ports, workspace, account, earlier.id)
  }
  const writes = new Writes(workspace.region)
  const operation = { attemptId, subscriptionId: '', at: ports.now() }
  if (open) writes.update(path, operation, open.version)
  else writes.create(path, operation)
  await writes.commit().catch((error: unknown) => {
    throw error instanceof Conflict ? new AppError('failed-precondition', 'otherPaymentUnderWay') : error
  })
}

/**
 * Records the subscription of an attempt. If a later attempt has replaced this one, the subscription must not
 * be paid and is cancelled.
 */
export async function recordSubscription(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  attemptId: string,
  subscriptionId: string,
): Promise<void> {
  const path = paths.billingOperation(workspace.workspaceId)
  const isNoted = await untilUnchanged(async () => {
    const open = await readDocument(workspace.region, path, operationSchema)
    if (open?.data.attemptId !== attemptId) return false
    await new Writes(workspace.region).update(path, { subscriptionId }, open.version).commit()
    return true
  })
  if (isNoted) return
  await account.cancelSubscription(subscriptionId)
  throw new AppError('failed-precondition', 'otherPaymentUnderWay')
}

/** Ends subscriptions whose payment is overdue: it would be retried beside the new one. */
export async function endUnpaid(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
): Promise<void> {
  const unpaid = await readQuery(workspace.region, 'subs', storedSubscriptionSchema, (query) =>
    query
      .where('workspaceId', '==', workspace.workspaceId)
      .where('status', 'in', ['past_due', 'unpaid'])
      .limit(10),
  )
  for (const { data } of unpaid) {
    const { status } = await syncSubscription(ports, workspace, account, data.id)
    if (status === 'active') throw new AppError('failed-precondition', 'planAlready')
    if (!isUnpaid(status)) continue
    await account.cancelSubscription(data.id)
    await syncSubscription(ports, workspace, account, data.id)
  }
}

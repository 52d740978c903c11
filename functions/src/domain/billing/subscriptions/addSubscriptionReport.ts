import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Invoice } from '../payments/Payments.ts'

/**
 * Adds a report of a subscription's first paid month to its commit, if the workspace's owner has allowed it. The
 * report goes to the operator's URL for advertising services, with the SHA-256 of the owner's lower-case email by
 * which these recognise their own users.
 */
export async function addSubscriptionReport(
  writes: Writes,
  { region, workspaceId }: WorkspaceRef,
  { subscriptionId, total, currency }: Invoice,
  plan: string,
  now: number,
): Promise<void> {
  writes.update(paths.subscription(subscriptionId), { isReported: true })
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (workspace?.data.internal.allowsReport !== true) return
  const { email, referredFrom, internal } = workspace.data
  const about = {
    subscriptionId,
    plan,
    amount: String(total),
    currency,
    referredFrom,
    utmSource: internal.utm_source,
    emailHash: sha256(email.trim().toLowerCase()),
  }
  addTask(writes, 'notifyOperator', { region, event: 'newSubscription', id: subscriptionId, about }, now)
}

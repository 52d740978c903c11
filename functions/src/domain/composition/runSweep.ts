import { minuteMs } from '../../shared/durations.ts'
import { sweepActivity } from '../chat/activity/sweepActivity.ts'
import { sweepAppointmentMails } from '../chat/calendars/mail/sweepAppointmentMails.ts'
import { settleUnreportedCalls } from '../chat/calls/settleUnreportedCalls.ts'
import { settleExpiredLeases } from '../billing/credits/settleExpiredLeases.ts'
import { sweepOverage } from '../billing/overage/sweepOverage.ts'
import { sweepMarkups } from '../billing/terms/returnMarkup.ts'
import { resumeErasures } from '../background/erasure/resumeErasures.ts'
import { sweepHosts } from '../agency/hosts/sweepHosts.ts'
import { sweepProfit } from '../agency/profit/sweepProfit.ts'
import { sweepValueReports } from '../agency/valueReports/sweepValueReports.ts'
import { sweepMailDomains } from '../agency/mailDomains/sweepMailDomains.ts'
import { sweepKnowledge } from '../knowledge/sources/sweepKnowledge.ts'
import { sweepSites } from '../knowledge/sites/sweepSites.ts'
import { sweepMetaLogins } from '../chat/channels/meta/logins/sweepMetaLogins.ts'
import { sweepLeaving } from '../chat/channels/leaving/sweepLeaving.ts'
import { renewWebhooks } from '../chat/channels/telegram/renewWebhooks.ts'
import { expireThreads } from '../chat/channels/threads/expireThreads.ts'
import { sweepThreads } from '../chat/channels/threads/sweepThreads.ts'
import { sweepEvents } from '../workspaces/events/sweepEvents.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { SigningKeys } from '../kernel/secrets/SigningKeys.ts'
import { rotateTenantSecrets } from '../kernel/secrets/rotateTenantSecrets.ts'
import { resumeTransfers } from '../agents/transfers/resumeTransfers.ts'
import type { TaskPayload } from '../kernel/tasks/taskKinds.ts'
import { applyRetention } from '../background/retention/applyRetention.ts'
import { expireConversations } from '../background/retention/expireConversations.ts'
import { deleteWords } from '../background/retention/deleteWords.ts'
import { WorkBudget } from '../kernel/sweeps/WorkBudget.ts'

/** Less than the task's deadline: one document may take a while. */
const budgetMs = 300_000

interface SweepNeeds {
  ports: Ports
  signing: SigningKeys
}

/** Runs a region's sweep for some minutes, and queues another task for the rest. */
export async function runSweep(
  needs: SweepNeeds,
  task: TaskPayload<'sweep'>,
  milliseconds = budgetMs,
): Promise<void> {
  const budget = new WorkBudget(milliseconds, task.from)
  await sweep(needs, task, budget)
  if (!budget.left) return
  // An agent's retention stores its own progress, so that sweep starts from its first document.
  const { from: _from, ...rest } = task
  await needs.ports.tasks.enqueue('sweep', {
    ...rest,
    round: task.round + 1,
    ...(task.name !== 'retention' && { from: budget.left }),
  })
}

async function sweep(
  needs: SweepNeeds,
  { region, name, at }: TaskPayload<'sweep'>,
  budget: WorkBudget,
): Promise<unknown> {
  const { ports } = needs
  switch (name) {
    case 'leases':
      return settleExpiredLeases(ports.costs, region, ports.now(), budget)
    case 'calls':
      return settleUnreportedCalls(ports, region, budget)
    case 'knowledge':
      return sweepKnowledge(ports, region, budget)
    case 'retention':
      return applyRetention(region, ports.now(), budget)
    case 'expiry':
      return expireConversations(region, ports.now(), budget)
    case 'oldThreads':
      return expireThreads(region, ports.now(), budget)
    case 'words':
      return deleteWords(region, ports.now(), budget)
    case 'sites':
      return sweepSites(ports, region, budget)
    case 'activity':
      return sweepActivity(region, ports.now(), budget)
    case 'profit':
      return sweepProfit(region, ports.now(), budget)
    case 'overage':
      return sweepOverage(region, ports.now(), budget)
    case 'markups':
      return sweepMarkups(region, ports.now(), budget)
    case 'threads':
      return sweepThreads(ports, region, budget)
    case 'metaLogins':
      return sweepMetaLogins(ports, region, budget)
    case 'hosts':
      return sweepHosts(ports, region, budget)
    case 'mailDomains':
      return sweepMailDomains(ports, region, budget)
    case 'events':
      return sweepEvents(ports, region, budget)
    case 'appointments':
      return sweepAppointmentMails(ports, region, budget)
    case 'leaving':
      return sweepLeaving(ports, region)
    case 'secrets':
      return rotateTenantSecrets(ports.keys, region, budget)
    case 'webhooks':
      return renewWebhooks(needs, region, budget)
    case 'valueReports':
      return sweepValueReports(region, at * minuteMs, budget)
    case 'erasures':
      await resumeTransfers(ports, region)
      return resumeErasures(ports, region, budget)
  }
}

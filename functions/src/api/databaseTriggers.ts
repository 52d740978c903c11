import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import type { NoticeLevel } from '../shared/agencies/notices.ts'
import { databaseIds, functionLocations, type Region } from '../shared/regions/regions.ts'
import {
  affectedAudiences,
  markAudience,
  markChoice,
} from '../domain/agency/notices/audience/markAudience.ts'
import { deleteBrowsersOpenedBy } from '../domain/agency/notices/pushTokens.ts'
import { creditCrossing } from '../domain/billing/creditCrossing.ts'
import { pendingTaskSchema, queuePendingTask } from '../domain/kernel/tasks/pendingTask.ts'
import { taskKinds } from '../domain/kernel/tasks/taskKinds.ts'
import { acknowledgeUnusable } from '../domain/kernel/errors/acknowledgeUnusable.ts'
import { endsMembership } from '../domain/workspaces/members/endsMembership.ts'
import { currentInstance } from './context.ts'
import { boundSecrets } from './options.ts'

/** Eventarc retries a failed event for a day. */
const optionsIn = (region: Region) => ({
  database: databaseIds[region],
  region: functionLocations[region],
  memory: '256MiB' as const,
  concurrency: 80,
  timeoutSeconds: 60,
  retry: true,
  ...boundSecrets,
})

/**
 * Queues the delivery of a notice to an organisation's clients when the notice is created. The event may
 * arrive late and more than once: tasks of one name are one, and each delivery is recorded.
 */
const onNotice = (region: Region, level: NoticeLevel) =>
  onDocumentCreated(
    {
      document: `orgs/{orgId}/notifications-${level}/{key}`,
      ...optionsIn(region),
    },
    ({ params: { orgId, key }, document }) =>
      acknowledgeUnusable(
        document,
        () => taskKinds.notifyClients.schema.parse({ region, orgId, level, key }),
        (notice) => currentInstance().ports.tasks.enqueue('notifyClients', notice),
      ),
  )

export const notices1Na = onNotice('na', 1)
export const notices2Na = onNotice('na', 2)
export const notices1Eu = onNotice('eu', 1)
export const notices2Eu = onNotice('eu', 2)

/**
 * Queues a task that a commit has added. Tasks of one name are one, so a repeated event queues nothing more
 * for an hour; later, the task finds that it was done.
 */
const onPendingTask = (region: Region) =>
  onDocumentCreated({ document: 'pendingTasks/{id}', ...optionsIn(region) }, ({ data, document }) =>
    acknowledgeUnusable(
      document,
      () => pendingTaskSchema.parse(data?.data()),
      (task) => queuePendingTask(currentInstance().ports.tasks, document, task),
    ),
  )

export const pendingTasksNa = onPendingTask('na')
export const pendingTasksEu = onPendingTask('eu')

/**
 * Queues the notification of low credit when a wallet is written, once for each level. Most writes cross no
 * level and cost no read, because the event has both states.
 */
const onWallet = (region: Region) =>
  onDocumentWritten({ document: 'wallets/{wallet}', ...optionsIn(region) }, ({ params, data, document }) =>
    acknowledgeUnusable(
      document,
      () => creditCrossing(data?.before.data(), data?.after.data()),
      async (crossing) => {
        if (crossing)
          await currentInstance().ports.tasks.enqueue('notifyOfCredit', {
            region,
            wallet: params.wallet,
            ...crossing,
          })
      },
    ),
  )

export const walletsNa = onWallet('na')
export const walletsEu = onWallet('eu')

/**
 * Marks the audience of an organisation as changed when one of its clients, their sessions or their browsers
 * change, and deletes the browsers of sessions that a member who has left could have opened. Most writes
 * concern other fields and cost no read, because the event has both states.
 */
const onListener = (kind: 'clients' | 'access' | 'pushTokens', region: Region) =>
  onDocumentWritten(
    { document: `${kind}/{id}`, ...optionsIn(region) },
    ({ params, data, document, time }) => {
      const change = { before: data?.before.data(), after: data?.after.data() }
      return acknowledgeUnusable(
        document,
        () => affectedAudiences(kind, change),
        async (affected) => {
          for (const { orgId, isChoice } of affected)
            await (isChoice ? markChoice : markAudience)(region, orgId, Date.parse(time))
          if (kind === 'access' && endsMembership(change)) await deleteBrowsersOpenedBy(region, params.id)
        },
      )
    },
  )

export const clientsNa = onListener('clients', 'na')
export const clientsEu = onListener('clients', 'eu')
export const accessNa = onListener('access', 'na')
export const accessEu = onListener('access', 'eu')
export const pushTokensNa = onListener('pushTokens', 'na')
export const pushTokensEu = onListener('pushTokens', 'eu')

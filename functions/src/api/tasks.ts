import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks'
import { maxTries, type TaskQueue } from '../domain/kernel/tasks/TaskKind.ts'
import { functionLocations, type Region } from '../shared/regions/regions.ts'
import { trackWork } from './http/drain.ts'
import { currentInstance } from './context.ts'
import { boundSecrets, parsingCapacity } from './options.ts'

/**
 * A task's own maximum number of attempts decides; the queue's is higher, so that the task can be given up.
 */
const attemptsOf = (queue: TaskQueue) => maxTries[queue] + 4

/** Pauses of 2 seconds up to 2 minutes. */
const soon = { minBackoffSeconds: 2, maxBackoffSeconds: 120, maxDoublings: 5 }
/**
 * Pauses of 10 seconds up to an hour: 20 tries take eleven hours, longer than most outages and shorter than
 * the day for which the mail service knows what was sent.
 */
const forHours = { minBackoffSeconds: 10, maxBackoffSeconds: 3_600, maxDoublings: 9 }

/** The queues of each region; their tasks are named in `domain/kernel/tasks/taskKinds.ts`. */
export const tasksNa = working('na')
export const tasksEu = working('eu')
export const parsingNa = parsing('na')
export const parsingEu = parsing('eu')
export const eventsNa = events('na')
export const eventsEu = events('eu')
export const deliveriesNa = deliveries('na')
export const deliveriesEu = deliveries('eu')

/** Returns the queue for ordinary background work. */
function working(region: Region) {
  return handleQueue(region, 'work', {
    memory: '512MiB',
    cpu: 1,
    concurrency: 20,
    rateLimits: { maxConcurrentDispatches: 100 },
    retryConfig: { maxAttempts: attemptsOf('work'), ...soon },
  })
}

/** Returns the queue for parsing uploaded files. */
function parsing(region: Region) {
  return handleQueue(region, 'parsing', {
    ...parsingCapacity,
    rateLimits: { maxConcurrentDispatches: 20 },
    retryConfig: { maxAttempts: attemptsOf('parsing'), ...soon },
  })
}

/** Returns the queue for requests to workspaces' event URLs. */
function events(region: Region) {
  return handleQueue(region, 'events', {
    memory: '256MiB',
    cpu: 1,
    concurrency: 20,
    rateLimits: { maxConcurrentDispatches: 20 },
    retryConfig: { maxAttempts: attemptsOf('events'), ...soon },
  })
}

/** Returns the queue for emails and push messages to people. */
function deliveries(region: Region) {
  return handleQueue(region, 'deliveries', {
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    rateLimits: { maxConcurrentDispatches: 20 },
    retryConfig: { maxAttempts: attemptsOf('deliveries'), ...forHours },
  })
}

function handleQueue(
  region: Region,
  queue: TaskQueue,
  capacity: Pick<TaskQueueOptions, 'memory' | 'cpu' | 'concurrency' | 'rateLimits' | 'retryConfig'>,
) {
  return onTaskDispatched(
    { region: functionLocations[region], ...boundSecrets, ...capacity, timeoutSeconds: 540 },
    async ({ data, id, retryCount }) => {
      // Loaded with the first task: a visitor's cold start does not pay for the tasks' code.
      const { runTask } = await import('../domain/composition/runTask.ts')
      await trackWork(runTask(currentInstance(), data, { queue, id, failedTries: retryCount }))
    },
  )
}

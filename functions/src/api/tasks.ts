import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks'
import { maxTries } from '../domain/kernel/tasks/TaskKind.ts'
import { functionLocations, type Region } from '../shared/regions/regions.ts'
import { trackWork } from './http/drain.ts'
import { instance } from './context.ts'
import { boundSecrets, parsingCapacity } from './options.ts'

/** A task's own number of tries decides; beyond it the queue only delivers so that it can be given up. */
const retryConfig = {
  maxAttempts: maxTries + 4,
  minBackoffSeconds: 2,
  maxBackoffSeconds: 120,
  maxDoublings: 5,
}

/** The queues of each region; what they deliver is named in `domain/kernel/tasks/taskKinds.ts`. */
export const tasksNa = working('na')
export const tasksEu = working('eu')
export const parsingNa = parsing('na')
export const parsingEu = parsing('eu')
export const eventsNa = events('na')
export const eventsEu = events('eu')

/** Ordinary work in the background. */
function working(region: Region) {
  return taken(region, {
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    rateLimits: { maxConcurrentDispatches: 50 },
  })
}

/** Files of strangers. */
function parsing(region: Region) {
  return taken(region, { ...parsingCapacity, rateLimits: { maxConcurrentDispatches: 20 } })
}

/** What is posted to addresses of workspaces. */
function events(region: Region) {
  return taken(region, {
    memory: '256MiB',
    cpu: 1,
    concurrency: 20,
    rateLimits: { maxConcurrentDispatches: 20 },
  })
}

function taken(
  region: Region,
  capacity: Pick<TaskQueueOptions, 'memory' | 'cpu' | 'concurrency' | 'rateLimits'>,
) {
  return onTaskDispatched(
    { region: functionLocations[region], retryConfig, ...boundSecrets, ...capacity, timeoutSeconds: 540 },
    async ({ data, retryCount }) => {
      // Loaded when the first task comes: a visitor's cold start does not pay for all that tasks do.
      const { runTask } = await import('../domain/composition/runTask.ts')
      await trackWork(runTask(instance(), data, retryCount))
    },
  )
}

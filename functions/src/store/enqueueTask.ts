import { functionLocations, type Region } from '../shared/regions/regions.ts'
import { firebaseApp } from './firebase.ts'

/** The functions that run tasks, by queue and region; each has a Cloud Tasks queue of its name. */
const functionNames = {
  work: { na: 'tasksNa', eu: 'tasksEu' },
  parsing: { na: 'parsingNa', eu: 'parsingEu' },
  events: { na: 'eventsNa', eu: 'eventsEu' },
  deliveries: { na: 'deliveriesNa', eu: 'deliveriesEu' },
} as const

/**
 * Adds a task to a region's queue, to be delivered at least once and not before `at` (milliseconds since
 * 1970). A task with the id of a waiting one, or of one from the last hour or so, is not added. Throws if the
 * queue cannot be reached.
 */
export async function enqueueTask(
  region: Region,
  task: {
    id: string | undefined
    queue: keyof typeof functionNames
    at: number
    deadlineSeconds: number
    message: object
  },
): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions')
  const name = functionNames[task.queue][region]
  const queue = getFunctions(await firebaseApp()).taskQueue(
    `locations/${functionLocations[region]}/functions/${name}`,
  )
  try {
    await queue.enqueue(task.message, {
      ...(task.id !== undefined && { id: task.id }),
      scheduleTime: new Date(task.at),
      dispatchDeadlineSeconds: task.deadlineSeconds,
    })
  } catch (error) {
    if (!isQueuedAlready(error)) throw error
  }
}

function isQueuedAlready(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'functions/task-already-exists'
  )
}

import { functionLocations, type Region } from '../shared/regions/regions.ts'
import { firebaseApp } from './firebase.ts'

/** The functions that take tasks, by queue and region; each has a Cloud Tasks queue of its name. */
const functionNames = {
  work: { na: 'tasksNa', eu: 'tasksEu' },
  parsing: { na: 'parsingNa', eu: 'parsingEu' },
  events: { na: 'eventsNa', eu: 'eventsEu' },
} as const

/**
 * Puts a message into a region's queue, to be delivered at least once and not before `at` (milliseconds since
 * 1970). A task of the same id that waits, or has run within about an hour, is the same task: then nothing is
 * queued. Throws when the queue is out of reach.
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
    if (!isKnownTask(error)) throw error
  }
}

function isKnownTask(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'functions/task-already-exists'
  )
}

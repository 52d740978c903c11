import { enqueueTask } from '../../../store/enqueueTask.ts'
import { AppError } from '../errors/AppError.ts'
import type { Tasks } from '../ports/ports.ts'
import { planTask } from './planTask.ts'

/** The task queues of the tenants' regions in production. */
export const queueTasks: Tasks = {
  enqueue: async (kind, payload, options = {}) => {
    const { message, ...task } = planTask(kind, payload, options, Date.now())
    try {
      await enqueueTask(payload.region, { ...task, message })
    } catch (error) {
      console.error('A task could not be queued', {
        kind,
        reason: error instanceof Error ? error.message : typeof error,
      })
      throw new AppError('unavailable')
    }
  },
}

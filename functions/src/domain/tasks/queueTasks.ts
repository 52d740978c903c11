import { enqueueTask } from '../../store/queue.ts'
import type { Tasks } from '../ports.ts'
import { planTask } from './planTask.ts'

/** The queues of the tenants' regions, as the platform runs them. */
export const queueTasks: Tasks = {
  enqueue: async (kind, payload, options = {}) => {
    const { message, ...task } = planTask(kind, payload, options, Date.now())
    await enqueueTask(payload.region, { ...task, message })
  },
}

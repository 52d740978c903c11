import { enqueueIndexing } from '../../store/queue.ts'
import type { Ports } from '../ports.ts'

/** The queue of the source's region, as the platform runs it. */
export const queueIndexing: Ports['queueIndexing'] = enqueueIndexing

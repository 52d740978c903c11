import type { BillingPorts } from '../billing/BillingPorts.ts'
import { giveUpReading, indexKnowledgeSource } from '../knowledge/indexKnowledgeSource.ts'
import { giveUpRebuilding, rebuildIndex } from '../knowledge/rebuildIndex.ts'
import type { Ports } from '../ports.ts'
import { eraseAgent } from '../erasure/eraseAgent.ts'
import { eraseWorkspace } from '../erasure/eraseWorkspace.ts'
import { runSweep } from '../retention/runSweep.ts'
import { dropUnsentFile } from '../visitors/dropUnsentFile.ts'
import type { TaskName, TaskPayload } from './taskKinds.ts'

/** What a task may use. */
export interface TaskContext {
  ports: Ports
  billing: BillingPorts
}

/**
 * `run` may be called twice with the same payload, at the same time too, and may end at any point: it must
 * come to the same result. What it throws has the queue repeat it.
 */
export interface TaskHandler<Payload> {
  run(context: TaskContext, payload: Payload): Promise<void>
  /** Called when the last try has failed: writes down for people that it will not happen. */
  onGivenUp?(context: TaskContext, payload: Payload): Promise<void>
}

/** What each kind of task does. */
export const taskHandlers: { [Name in TaskName]: TaskHandler<TaskPayload<Name>> } = {
  readKnowledgeSource: {
    run: ({ ports }, task) => indexKnowledgeSource(ports, task),
    onGivenUp: ({ ports }, task) => giveUpReading(ports, task),
  },
  rebuildIndex: {
    run: ({ ports }, task) => rebuildIndex(ports, task),
    onGivenUp: ({ ports }, task) => giveUpRebuilding(ports, task),
  },
  dropUnsentFile: {
    run: ({ ports }, file) => dropUnsentFile(ports, file),
  },
  // Given up, the next one on the schedule does the same work.
  sweep: {
    run: ({ ports }, task) => runSweep(ports, task),
  },
  // Given up, the hourly sweep resumes them.
  eraseAgent: {
    run: ({ ports }, task) => eraseAgent(ports, task),
  },
  eraseWorkspace: {
    run: ({ ports }, task) => eraseWorkspace(ports, task),
  },
}

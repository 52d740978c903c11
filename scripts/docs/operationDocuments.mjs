import { row } from './rows.mjs'

/** The documents of the operation: tasks, sweeps, secrets and logs. */
export const operationDocuments = [
  row(
    'tenantSecret',
    'An encrypted secret of a workspace',
    'domain/kernel/secrets/tenantSecrets',
    'storedSecretSchema',
  ),
  row('sweep', 'How far a sweep is'),
  row('setAside', 'A document that a sweep cannot process'),
  row(
    'pendingTask',
    'A task that a commit has added',
    'domain/kernel/tasks/pendingTask',
    'pendingTaskSchema',
  ),
  row(
    'taskSlots',
    'The tasks of a person’s workspaces in a queue that run now, where few may run at once',
    'domain/kernel/tasks/taskSlots',
    'taskSlotsSchema',
  ),
  row('partsDone', 'Whom a task with many recipients has reached'),
  row('audit', 'A record of a security-relevant change'),
  { path: 'throttle/{hash}', holds: 'A counter of a rate limit' },
]

import type { Ports } from '../../../kernel/ports/ports.ts'

/**
 * What is done where the vendor was out of reach: the account is kept as `leaving` and a task asks again
 * (`tasks`), the task fails and is repeated (`again`), or it is forgotten all the same (`forget`).
 */
export type Unreached = Pick<Ports, 'tasks'> | 'again' | 'forget'

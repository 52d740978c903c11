import type { Ports } from '../../../kernel/ports/ports.ts'

/**
 * The behaviour when a vendor is unavailable. `tasks`: the account stays `leaving` and a task tries again.
 * `again`: the task fails and is repeated. `forget`: the account is deleted anyway.
 */
export type UnavailableVendor = Pick<Ports, 'tasks'> | 'again' | 'forget'

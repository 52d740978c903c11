import { randomUUID } from 'node:crypto'
import { matchPath } from '../../http/matchPath.ts'

/** A fault that a test has set: the next matching requests fail, before or after they take effect. */
export interface Fault {
  id: string
  method: string
  /** In the form of the sandbox's routes: `/v1/payment_intents`, `/v1/customers/:id`, `/v1/*`. */
  path: string
  kind: 'error' | 'rate_limit' | 'hang' | 'reset' | 'slow'
  when: 'before' | 'after'
  /** The number of requests that get the fault. */
  times: number
  /**
   * Only for `error` after the effect: the idempotency key keeps the failure, as Stripe keeps a 500 of its
   * own.
   */
  remembered: boolean
  /** Only for `slow`: the delay before the request takes effect. */
  milliseconds: number
}

/** Adds a fault, which applies to the next requests that match it. */
export function armFault(faults: Fault[], given: Pick<Fault, 'path' | 'kind'> & Partial<Fault>): Fault {
  const fault = {
    method: 'POST',
    when: 'before',
    times: 1,
    remembered: false,
    milliseconds: 100,
    ...given,
    id: randomUUID(),
  } satisfies Fault
  faults.push(fault)
  return fault
}

/** Returns the first fault for a request, counts it, and deletes it after its last use. */
export function nextFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const index = faults.findIndex((fault) => fault.method === method && matchPath(fault.path, path))
  const fault = faults[index]
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) faults.splice(index, 1)
  return fault
}

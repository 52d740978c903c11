import { randomUUID } from 'node:crypto'
import { matchPath } from '../../http/matchPath.ts'

/** What a test armed: the next matching requests fail, before anything happened or after everything did. */
export interface Fault {
  id: string
  method: string
  /** As the sandbox's routes: `/v1/payment_intents`, `/v1/customers/:id`, `/v1/*`. */
  path: string
  kind: 'error' | 'rate_limit' | 'hang' | 'reset' | 'slow'
  when: 'before' | 'after'
  /** How many requests it meets. */
  times: number
  /**
   * For `error` after the effect: the key of the request keeps the failure, as Stripe keeps a 500 of its own.
   */
  remembered: boolean
  /** For `slow` alone: how long the request is on its way before it has an effect. */
  milliseconds: number
}

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

/** Takes the first fault that is meant for a request; the last time takes it away. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const index = faults.findIndex((fault) => fault.method === method && matchPath(fault.path, path))
  const fault = faults[index]
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) faults.splice(index, 1)
  return fault
}

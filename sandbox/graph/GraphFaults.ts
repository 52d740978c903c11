import { z } from 'zod'
import type { GraphError } from './graphError.ts'

/**
 * What the next calls of a path get in place of an answer; `target` is a part of the path, such as a page's id.
 * `lost`: it is done, and then the connection ends.
 */
export const graphFaultSchema = z.strictObject({
  target: z.string().min(1),
  kind: z.enum(['busy', 'revoked', 'window', 'permission', 'blocked', 'down', 'lost']),
  times: z.int().min(1).max(1_000).default(1),
})
type Kind = z.infer<typeof graphFaultSchema>['kind']

/** As Meta's list of errors has them. */
export const errorOfFault: Readonly<Record<Exclude<Kind, 'lost'>, GraphError>> = {
  busy: { status: 429, code: 80_007, message: 'Too many calls', retryAfterSeconds: 1 },
  revoked: { status: 401, code: 190, subcode: 460, message: 'The session has been invalidated' },
  window: { code: 10, subcode: 2_018_278, message: 'This message is sent outside of allowed window.' },
  permission: { code: 10, message: 'Application does not have permission for this action' },
  blocked: { code: 551, subcode: 1_545_041, message: 'This person is not available right now.' },
  down: { status: 500, code: 2, message: 'Service temporarily unavailable' },
}

const mostFaults = 200

/** The faults that were ordered, and are not used up. */
export class GraphFaults {
  private faults: z.infer<typeof graphFaultSchema>[] = []

  order(fault: unknown): void {
    this.faults = [...this.faults, graphFaultSchema.parse(fault)].slice(-mostFaults)
  }

  /** The fault that a call of this path meets, if one is set for it. */
  take(path: string): Kind | undefined {
    const fault = this.faults.find(({ target, times }) => times > 0 && path.includes(target))
    if (fault) fault.times--
    return fault?.kind
  }
}

import { z } from 'zod'
import type { GraphError } from './graphError.ts'

/**
 * A fault that the next calls of a path get instead of a response; `target` is a part of the path, such as a
 * page's id.
 * `lost`: the call takes effect, and then the connection closes.
 */
export const graphFaultSchema = z.strictObject({
  target: z.string().min(1),
  kind: z.enum(['busy', 'revoked', 'window', 'permission', 'blocked', 'down', 'lost']),
  times: z.int().min(1).max(1_000).default(1),
})
type Kind = z.infer<typeof graphFaultSchema>['kind']

/** The errors of the faults, by Meta's published list of error codes. */
export const errorOfFault: Readonly<Record<Exclude<Kind, 'lost'>, GraphError>> = {
  busy: { status: 429, code: 80_007, message: 'Too many calls', retryAfterSeconds: 1 },
  revoked: { status: 401, code: 190, subcode: 460, message: 'The session has been invalidated' },
  window: { code: 10, subcode: 2_018_278, message: 'This message is sent outside of allowed window.' },
  permission: { code: 10, message: 'Application does not have permission for this action' },
  blocked: { code: 551, subcode: 1_545_041, message: 'This person is not available right now.' },
  down: { status: 500, code: 2, message: 'Service temporarily unavailable' },
}

const maxFaults = 200

/** The faults that were ordered and have calls left. */
export class GraphFaults {
  private faults: z.infer<typeof graphFaultSchema>[] = []

  order(fault: unknown): void {
    this.faults = [...this.faults, graphFaultSchema.parse(fault)].slice(-maxFaults)
  }

  /** Returns the fault that a call of this path gets, and counts it as used. */
  take(path: string): Kind | undefined {
    const fault = this.faults.find(({ target, times }) => times > 0 && path.includes(target))
    if (fault) fault.times--
    return fault?.kind
  }
}

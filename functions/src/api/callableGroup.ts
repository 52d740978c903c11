import { onCall, type CallableFunction } from 'firebase-functions/v2/https'
import { z } from 'zod'
import type { CallableGroup, CallablesOf } from '../shared/callableGroups.ts'
import { AppError } from '../domain/AppError.ts'
import { track } from './drain.ts'
import { callableOptions } from './options.ts'
import { throughDoor, type Door } from './secure.ts'

const envelopeSchema = z.strictObject({ procedure: z.string().max(60), input: z.unknown() })

/**
 * One deployed function that serves all procedures of a group. A procedure without a door does not compile.
 */
export function callableGroup<Group extends CallableGroup>(
  group: Group,
  doors: Record<CallablesOf<Group>, Door>,
): CallableFunction<unknown, Promise<unknown>> {
  const byName = new Map<string, Door>(Object.entries(doors))
  return onCall(callableOptions, (request) => {
    if (request.rawRequest.res) track(request.rawRequest.res)
    return throughDoor(group, async () => {
      const envelope = envelopeSchema.safeParse(request.data)
      const door = envelope.success ? byName.get(envelope.data.procedure) : undefined
      if (!envelope.success || !door) throw new AppError('invalid-argument', 'There is no such procedure.')
      return door.serve(request, envelope.data.input)
    })
  })
}

import { onCall, type CallableFunction, type HttpsFunction } from 'firebase-functions/v2/https'
import { z } from 'zod'
import type { CallableGroup, CallablesOf } from '../shared/callables/callableGroups.ts'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { allowBodies } from './http/bodyLimits.ts'
import { isTooDeep } from './http/isTooDeep.ts'
import { isTooLarge } from './http/isTooLarge.ts'
import { track } from './http/drain.ts'
import { callableOptions } from './options.ts'
import { translateFailures, type ProcedureHandler } from './secure.ts'

const envelopeSchema = z.strictObject({ procedure: z.string().max(60), input: z.unknown() })

/**
 * Creates the deployed function that serves all procedures of a group. A procedure without a handler does not
 * compile.
 */
export function callableGroup<Group extends CallableGroup>(
  group: Group,
  handlers: Record<CallablesOf<Group>, ProcedureHandler>,
): CallableFunction<unknown, Promise<unknown>> {
  allowBodies(
    group,
    Object.values<ProcedureHandler>(handlers).map(({ maxBytes }) => maxBytes),
  )
  const byName = new Map<string, ProcedureHandler>(Object.entries(handlers))
  const serve = onCall(callableOptions, (request) => {
    if (request.rawRequest.res) track(request.rawRequest.res)
    return translateFailures(group, async () => {
      const envelope = envelopeSchema.safeParse(request.data)
      const handler = envelope.success ? byName.get(envelope.data.procedure) : undefined
      if (!envelope.success || !handler) throw new AppError('invalid-argument', 'procedureUnknown')
      return handler.serve(request, envelope.data.input)
    })
  })
  return refusingDepth(serve)
}

/** The parameters of a callable: Express's request and response. */
type Refusal = (...given: Parameters<HttpsFunction>) => void | Promise<void>

/**
 * Wraps a callable so that it refuses bodies that are nested too deeply: the SDK would overflow the stack
 * before it calls the handler.
 */
function refusingDepth<Served extends Refusal>(serve: Served): Served {
  return new Proxy(serve, {
    apply(target, self, callArguments: Parameters<HttpsFunction>) {
      const [request, response] = callArguments
      if (!isTooLarge(request) && !isTooDeep(request.rawBody ?? Buffer.alloc(0)))
        return Reflect.apply(target, self, callArguments)
      response.setHeader('Access-Control-Allow-Origin', '*')
      response
        .status(400)
        .json({ error: { status: 'INVALID_ARGUMENT', message: 'The request is too large.' } })
    },
  })
}

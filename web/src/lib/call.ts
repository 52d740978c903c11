import { callableGroupOf, type CallableName } from '@parley/functions/shared/callables/callableGroups'
import type { CallableInput, CallableOutput } from '@parley/functions/shared/callables/callables'
import { callSeconds } from '@parley/functions/shared/limits'
import { functionLocations, type Region } from '@parley/functions/shared/regions/regions'
import { emulatorHost, isEmulated } from './environment.ts'
import { toCallError } from './errors.ts'

/** Longer than a procedure may take: one that is given up continues, and a repetition costs as much again. */
const timeout = (callSeconds + 5) * 1_000

/** Runs a procedure of the backend in a region. Every failure is a `CallError`. */
export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  region: Region,
): Promise<CallableOutput<Name>> {
  try {
    const [{ httpsCallable }, functions] = await Promise.all([
      import('firebase/functions'),
      functionsIn(region),
    ])
    const invoke = httpsCallable<{ procedure: Name; input: CallableInput<Name> }, CallableOutput<Name>>(
      functions,
      callableGroupOf(name),
      { timeout },
    )
    const { data } = await invoke({ procedure: name, input })
    return data
  } catch (error) {
    throw toCallError(error)
  }
}

const connected = new Set<Region>()

async function functionsIn(region: Region) {
  const [{ connectFunctionsEmulator, getFunctions }, { app }] = await Promise.all([
    import('firebase/functions'),
    import('./firebase.ts'),
  ])
  const functions = getFunctions(app, functionLocations[region])
  if (isEmulated && !connected.has(region)) {
    connectFunctionsEmulator(functions, emulatorHost, 5001)
    connected.add(region)
  }
  return functions
}

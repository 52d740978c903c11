import { createWorld } from '../state/createWorld.ts'
import type { StripeState, World } from '../state/State.ts'
import { invalid } from './StripeFailure.ts'

export interface Caller {
  world: World
  isPublishable: boolean
}

/**
 * Returns the caller: by a secret or publishable key, as bearer, as the user of basic authentication, or as
 * `key` from browsers.
 */
export function readCaller(
  state: StripeState,
  authorization: string | undefined,
  formKey: string | undefined,
): Caller {
  const given = readKey(authorization) ?? formKey
  if (given === undefined || given === '') {
    throw invalid(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
        "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    )
  }
  const [, kind, key] = /^(sk|pk)_test_(\w+)$/.exec(given) ?? []
  if (kind === undefined || key === undefined || (kind === 'sk' && given === formKey)) {
    throw invalid(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`, {
      status: 401,
    })
  }
  state.worlds[key] ??= createWorld(key)
  return { world: state.worlds[key], isPublishable: kind === 'pk' }
}

function readKey(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
  return undefined
}

import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'

const known = new WeakMap<object, string>()

/** `agentFingerprint`, worked out once for the same object: several places ask at every keystroke. */
export function fingerprintOf(agent: object): string {
  const fingerprint = known.get(agent) ?? agentFingerprint(agent)
  known.set(agent, fingerprint)
  return fingerprint
}

import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'

const known = new WeakMap<object, string>()

/** Returns `agentFingerprint`, cached for the same object: several components need it at every keystroke. */
export function fingerprintOf(agent: object): string {
  const fingerprint = known.get(agent) ?? agentFingerprint(agent)
  known.set(agent, fingerprint)
  return fingerprint
}

import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'

const fingerprints = new WeakMap<object, string>()

/** Returns `agentFingerprint`, cached for the same object: several components need it at every keystroke. */
export function fingerprintOf(agent: object): string {
  const fingerprint = fingerprints.get(agent) ?? agentFingerprint(agent)
  fingerprints.set(agent, fingerprint)
  return fingerprint
}

import { canonicalText } from '../texts/canonicalText.ts'
import { fnv1a } from '../texts/fnv1a.ts'

/** Fields that do not count as an unpublished change: owner, dates and versions. */
const ignored = new Set([
  'lastModified',
  'ts',
  'ownerID',
  'userId',
  'publishedVersion',
  'publishedFingerprint',
  'knowledgeVersion',
  'createdAt',
  'internal',
])

/** Returns a short text that is equal for two agents exactly when visitors notice no difference. */
export function agentFingerprint(agent: object): string {
  const text = publishableText(agent)
  return fnv1a(text, 0x811c9dc5) + fnv1a(text, 0x01000193)
}

/**
 * Returns all fields that visitors notice as one text, which is equal for two agents exactly when no such
 * field differs.
 */
export function publishableText(agent: object): string {
  const isWalked = 'enableNodes' in agent && agent.enableNodes === true
  const isNoticed = (name: string) => !ignored.has(name) && (name !== 'flowHash' || isWalked)
  return canonicalText(Object.fromEntries(Object.entries(agent).filter(([name]) => isNoticed(name))))
}

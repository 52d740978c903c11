/** Fields whose change alone does not make an agent differ from what is published (spec A§4, row 40). */
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

/** A short text that is equal for two agents exactly when visitors would notice no difference. */
export function agentFingerprint(agent: object): string {
  const text = publishableText(agent)
  return fnv1a(text, 0x811c9dc5) + fnv1a(text, 0x01000193)
}

/**
 * All of an agent that visitors notice, as a text that is equal for two agents exactly when nothing differs.
 */
export function publishableText(agent: object): string {
  return canonical(Object.fromEntries(Object.entries(agent).filter(([name]) => !ignored.has(name))))
}

/** Order of keys must not matter: Firestore returns maps sorted, forms do not. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${key}:${canonical(inner)}`)
      .join()}}`
  }
  return JSON.stringify(value)
}

function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The maximum length of a key. */
export const maxKeyLength = 30

/** Returns whether rules and texts can name a field by this key. */
export function isValidKey(key: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9_]*$/.test(key)
}

/**
 * Returns the key closest to what was typed that rules and texts can name, and that no other field has;
 * `before` where nothing typed can be used.
 */
export function validKey(
  typed: string,
  { before, usedKeys }: { before: string; usedKeys: readonly string[] },
) {
  const spelled = typed
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9_]+/g, '_')
    .replace(/^[^a-zA-Z]+/, '')
    .slice(0, maxKeyLength)
  if (spelled === '') return before
  const candidates = [spelled, ...usedKeys.map((_, at) => `${spelled.slice(0, maxKeyLength - 3)}_${at + 2}`)]
  return candidates.find((key) => !usedKeys.includes(key)) ?? before
}

/** FNV-1a of a text's UTF-16 units, as eight hex digits. Fast and short; no protection against forgery. */
export function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns the key of a field's values, made from its label and different from the taken keys. */
export function fieldKey(label: string, usedKeys: readonly string[]): string {
  const plain = label
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 26)
  const base = plain.replace(/_+$/, '') || 'field'
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}_${number}`
    if (!usedKeys.includes(key)) return key
  }
}

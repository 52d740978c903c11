/** Returns the entries `key` and `keyText` of a catalogue as titles with their texts. */
export function entriesOf<Key extends string>(
  t: (key: Key | `${Key}Text`) => string,
  keys: readonly Key[],
): { title: string; text: string }[] {
  return keys.map((key) => ({ title: t(key), text: t(`${key}Text`) }))
}

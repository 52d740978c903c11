/** Returns a name for a stored value: the last word of its path, with a number when that is taken. */
export function keyFor(path: string, keeps: readonly { key: string }[]): string {
  const words = path.split('.').map((word) => word.replaceAll(/\W/g, ''))
  const last = words.findLast((word) => /^[a-zA-Z]/.test(word)) ?? 'value'
  const base = last.slice(0, 26)
  const isTaken = (key: string) => keeps.some((keep) => keep.key === key)
  if (!isTaken(base)) return base
  let number = 2
  while (isTaken(`${base}${number}`)) number++
  return `${base}${number}`
}

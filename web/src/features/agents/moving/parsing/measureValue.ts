/**
 * Returns whether a value nests deeper, or has more values, than a file may. Parts that YAML refers to
 * several times count each time.
 */
export function measureValue(
  value: unknown,
  limits: { depth: number; values: number },
): 'tooDeep' | 'tooMany' | undefined {
  const waiting: [value: unknown, depth: number][] = [[value, 1]]
  let values = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [each, depth] = next
    if (++values > limits.values) return 'tooMany'
    if (typeof each !== 'object' || each === null) continue
    if (depth > limits.depth) return 'tooDeep'
    for (const inner of Object.values(each)) waiting.push([inner, depth + 1])
  }
  return undefined
}

const [quote, backslash, openList, closeList, openMap, closeMap, comma] = new TextEncoder().encode('"\\[]{},')

/**
 * Returns whether JSON nests deeper, or has more values, than a file may. It scans the bytes once without
 * parsing: nested small lists take fifty times their bytes in memory.
 */
export function measureJson(
  json: Uint8Array,
  limits: { depth: number; values: number },
): 'tooDeep' | 'tooMany' | undefined {
  let depth = 0
  let values = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]
    if (isText) {
      if (byte === backslash) index++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === openList || byte === openMap) {
      if (++depth > limits.depth) return 'tooDeep'
      values++
    } else if (byte === closeList || byte === closeMap) depth--
    else if (byte === comma) values++
    if (values > limits.values) return 'tooMany'
  }
  return undefined
}

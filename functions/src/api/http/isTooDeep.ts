/** The maximum nesting of objects and lists, including the wrapper of callables. */
const maxDepth = 40

/**
 * Returns whether JSON is nested deeper than any input may be: the SDK of callables walks it recursively
 * before it calls the handler. Scans the bytes once without parsing.
 */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]
    if (isText) {
      if (byte === backslash) index++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === openList || byte === openMap) {
      if (++depth > maxDepth) return true
    } else if (byte === closeList || byte === closeMap) depth--
  }
  return false
}

const [quote, backslash, openList, closeList, openMap, closeMap] = Buffer.from('"\\[]{}')

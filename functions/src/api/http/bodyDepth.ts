/** Objects and lists within one another, with room for what callables wrap theirs into. */
const deepest = 40

/**
 * Whether JSON nests deeper than any input may: the SDK of callables walks it recursively before it calls us.
 * Looks at the bytes once, so that nothing is parsed for it.
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
      if (++depth > deepest) return true
    } else if (byte === closeList || byte === closeMap) depth--
  }
  return false
}

const [quote, backslash, openList, closeList, openMap, closeMap] = Buffer.from('"\\[]{}')

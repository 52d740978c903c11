type Kind = 'localStorage' | 'sessionStorage'

/** Returns the stored value of a key; undefined when the page forbids storage. */
export function readStored<Value>(kind: Kind, key: string): Value | undefined {
  try {
    return JSON.parse(window[kind].getItem(key) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value as far as the page allows it; `undefined` deletes it. */
export function writeStored(kind: Kind, key: string, value: unknown): void {
  try {
    if (value === undefined) window[kind].removeItem(key)
    else window[kind].setItem(key, JSON.stringify(value))
  } catch {
    // Forbidden or full: the conversation lasts as long as the page.
  }
}

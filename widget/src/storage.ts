type Kind = 'localStorage' | 'sessionStorage'

/** What this browser remembers under a key. A page may forbid storage: then nothing was ever remembered. */
export function readStored<Value>(kind: Kind, key: string): Value | undefined {
  try {
    return JSON.parse(window[kind].getItem(key) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers a value as far as the page allows it; `undefined` forgets. */
export function writeStored(kind: Kind, key: string, value: unknown): void {
  try {
    if (value === undefined) window[kind].removeItem(key)
    else window[kind].setItem(key, JSON.stringify(value))
  } catch {
    // Forbidden or full: the conversation lives as long as the page.
  }
}

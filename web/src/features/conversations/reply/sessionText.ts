/** Reads a text from the session storage of the tab; empty when the browser forbids storage. */
export function readSession(name: string): string {
  try {
    return sessionStorage.getItem(`parley.${name}`) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text; an empty text removes the entry. */
export function writeSession(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`parley.${name}`, text)
    else sessionStorage.removeItem(`parley.${name}`)
  } catch {
    // Some private windows throw on every write.
  }
}

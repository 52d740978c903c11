/** Texts that live as long as the tab; storage may be forbidden, then they live as long as the page. */
export function readSession(name: string): string {
  try {
    return sessionStorage.getItem(`parley.${name}`) ?? ''
  } catch {
    return ''
  }
}

/** An empty text is forgotten. */
export function writeSession(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`parley.${name}`, text)
    else sessionStorage.removeItem(`parley.${name}`)
  } catch {
    // Private windows throw on every write.
  }
}

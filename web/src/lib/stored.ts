/** Names that survive a sign-out: they describe the machine or a sign-up under way, not the person. */
const kept = new Set(['parley.colorScheme', 'parley.language', 'parley.signUp'])

/** A browser may forbid storage altogether; then nothing is remembered and nothing breaks. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`parley.${name}`)
  } catch {
    return null
  }
}

export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`parley.${name}`)
    else localStorage.setItem(`parley.${name}`, value)
  } catch {
    // Private windows throw on every write.
  }
}

/** Forgets everything a person left behind in this browser. */
export function clearPersonalStorage(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('parley.') && !kept.has(name)) localStorage.removeItem(name)
    }
    sessionStorage.clear()
  } catch {
    // Nothing could be stored either.
  }
}

/** A sentence to show once after the next full page load. */
export function leaveFlash(message: string): void {
  writeSession('flash', message)
}

export function takeFlash(): string | null {
  const message = readSession('flash')
  writeSession('flash', null)
  return message
}

/** Why we ended somebody's session; the sign-in page says it until somebody signs in. */
export function writeEnding(reason: string | null): void {
  writeSession('ending', reason)
}

export function readEnding(): string | null {
  return readSession('ending')
}

function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(`parley.${name}`)
  } catch {
    return null
  }
}

function writeSession(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`parley.${name}`)
    else sessionStorage.setItem(`parley.${name}`, value)
  } catch {
    // Then it is simply not shown.
  }
}

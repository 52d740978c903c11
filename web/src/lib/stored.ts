/** Names without our prefix. They are fixed, so that choices which browsers have stored keep working. */
const fixedNames = new Set(['agentVisibleTabs', 'agentHiddenTabs'])

/**
 * Names that survive a sign-out: how somebody likes his screen, or a sign-up under way. None says anything
 * about the person.
 */
const kept = new Set(
  [
    'colorScheme',
    'language',
    'signUp',
    'deployHint',
    'agentLayout',
    'agentSidebar',
    'fullscreen',
    ...fixedNames,
  ].map(keyOf),
)
/** Which groups of the navigation are folded. */
const keptPrefix = keyOf('nav.')

function keyOf(name: string): string {
  return fixedNames.has(name) ? name : `parley.${name}`
}

/** A browser may forbid storage altogether; then nothing is remembered and nothing breaks. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), value)
  } catch {
    // Private windows throw on every write.
  }
}

/** Forgets what a person left behind in this browser, except for how he likes his screen. */
export function clearPersonalStorage(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('parley.') && !name.startsWith(keptPrefix) && !kept.has(name))
        localStorage.removeItem(name)
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

/** What lives as long as the tab. */
export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(`parley.${name}`)
  } catch {
    return null
  }
}

export function writeSession(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`parley.${name}`)
    else sessionStorage.setItem(`parley.${name}`, value)
  } catch {
    // Then it is not remembered.
  }
}

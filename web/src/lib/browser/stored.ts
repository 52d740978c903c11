/** Names without our prefix. They are fixed, so that choices which browsers have stored keep working. */
const fixedNames = new Set(['agentVisibleTabs', 'agentHiddenTabs'])

/**
 * Names that survive a sign-out: settings of the screen, a sign-up that is not complete, and the passes by
 * which the server recognises a browser at the next sign-in. None contains personal data.
 */
const retained = new Set(
  [
    'colorScheme',
    'language',
    'currency',
    'signUp',
    'device',
    'deployHint',
    'onboarding_completed',
    'agentLayout',
    'agentSidebar',
    'fullscreen',
    ...fixedNames,
  ].map(keyOf),
)
/** The collapsed groups of the navigation. */
const retainedPrefix = keyOf('nav.')

function keyOf(name: string): string {
  return fixedNames.has(name) ? name : `parley.${name}`
}

/** Reads a stored value; null when the browser forbids storage, so that nothing breaks. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

/** Stores a value of this browser; null deletes it. Does nothing when storage is denied. */
export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), value)
  } catch {
    // Private windows throw on every write.
  }
}

/** Deletes what a person left behind in this browser, except the settings of the screen. */
export function clearPersonalStorage(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('parley.') && !name.startsWith(retainedPrefix) && !retained.has(name))
        localStorage.removeItem(name)
    }
    sessionStorage.clear()
  } catch {
    // Nothing could be stored either.
  }
}

/** Stores a sentence to show once after the next full page load. */
export function storeFlash(message: string): void {
  writeSession('flash', message)
}

/** Returns the message that the page before has left, once; null for none. */
export function consumeFlash(): string | null {
  const message = readSession('flash')
  writeSession('flash', null)
  return message
}

/** Stores the reason why a session was ended; the sign-in page shows it until a person signs in. */
export function writeEnding(reason: string | null): void {
  writeSession('ending', reason)
}

/** Returns the reason why the session was ended; null for none. */
export function readEnding(): string | null {
  return readSession('ending')
}

/** Reads a value that is stored as long as the tab is open. */
export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(`parley.${name}`)
  } catch {
    return null
  }
}

/** Stores a value as long as the tab is open; null deletes it. Does nothing when storage is denied. */
export function writeSession(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`parley.${name}`)
    else sessionStorage.setItem(`parley.${name}`, value)
  } catch {
    // Without storage the value is lost.
  }
}

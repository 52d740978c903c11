/** The time after which a loading page is reported. */
const patienceMs = 400

const listeners = new Set<() => void>()
let slow = 0

/** Loads a page, which `isPageSlow` reports after a while. */
export async function followPage<Page>(loading: Promise<Page>): Promise<Page> {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    change(1)
  }, patienceMs)
  try {
    return await loading
  } finally {
    clearTimeout(timer)
    if (isSlow) change(-1)
  }
}

/** Returns whether the person has waited for a page for a while. */
export function isPageSlow(): boolean {
  return slow > 0
}

/** Calls the listener at each change of `isPageSlow`. Returns the function that stops it. */
export function onPageSlow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  slow += by
  for (const listener of listeners) listener()
}

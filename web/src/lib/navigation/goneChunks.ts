const key = 'parley.reloadedFor'

let isReloading = false

/** Returns whether the page is about to reload: failures until then need not be shown. */
export function isBeingReloaded(): boolean {
  return isReloading
}

/**
 * Reloads the page, once for each build, when a deployment has removed the chunks that an open tab requests.
 * It does not reload without a network, a second time, or when that would lose typed text.
 * The component that requested the chunk then shows the failure.
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || !navigator.onLine || isSomethingUnsaved() || !isFirstReload()) return
    isReloading = true
    keepTypedEmail()
    location.reload()
  })
}

/** Returns whether any listener would prevent the page from closing. */
function isSomethingUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/**
 * Returns whether this is the first reload of a build, and stores the build in this tab. Without storage it
 * is never the first.
 */
function isFirstReload(): boolean {
  try {
    const build = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
}

/** Keeps the typed email over the reload: the pages before sign-in read it from the state of the history. */
function keepTypedEmail(): void {
  const field = document.querySelector('.auth input[type="email"]')
  if (field instanceof HTMLInputElement && field.value) history.replaceState(field.value, '')
}

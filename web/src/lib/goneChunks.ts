const key = 'parley.reloadedFor'

let isReloading = false

/** The page is about to be loaded anew: what has failed meanwhile need not be told. */
export function isBeingReloaded(): boolean {
  return isReloading
}

/**
 * A deployment takes away the chunks of the build before it, which open tabs still ask for: such a tab is
 * loaded anew, once for each build. What cannot be helped by that (no network, reloaded already) or would
 * cost what was typed is left to whoever asked for the chunk, and is told there.
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || !navigator.onLine || isSomethingUnsaved() || !isFirstReload()) return
    isReloading = true
    keepAddressTyped()
    location.reload()
  })
}

/** Asks whoever would keep the page from being closed. */
function isSomethingUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Remembers the build in this tab; without storage nobody could tell, so that it is never the first. */
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

/** The pages before a workspace find it in the history's state. */
function keepAddressTyped(): void {
  const field = document.querySelector('.auth input[type="email"]')
  if (field instanceof HTMLInputElement && field.value) history.replaceState(field.value, '')
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const reload = vi.fn<() => void>()
const cleanups: (() => void)[] = []

beforeEach(() => {
  reload.mockReset()
  vi.resetModules()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  setBuild('one')
})

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  history.replaceState(null, '')
})

/**
 * Adds the script of a build's `index.html`; it has another type while it is added, so that it is not loaded.
 */
function setBuild(name: string) {
  document.head.innerHTML = `<script type="text/plain" src="/assets/index-${name}.js"></script>`
  document.querySelector('script')?.setAttribute('type', 'module')
}

/** Loads a page that then misses a chunk. */
async function loseChunk() {
  const listen = vi.spyOn(window, 'addEventListener')
  vi.resetModules()
  const { isBeingReloaded, reloadWhenChunksAreGone } = await import('./goneChunks.ts')
  reloadWhenChunksAreGone()
  const [type, listener] = listen.mock.calls.at(-1) ?? []
  if (type && listener) cleanups.push(() => window.removeEventListener(type, listener))
  listen.mockRestore()
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  for (const cleanup of cleanups.splice(0)) cleanup()
  return isBeingReloaded()
}

describe('a missing chunk', () => {
  it('reloads the page once for each build', async () => {
    expect(await loseChunk()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(await loseChunk()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    setBuild('two')
    expect(await loseChunk()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('causes no reload that could not help', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await loseChunk()).toBe(false)
  })

  it('causes no reload when the browser cannot store that there was one', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny })
    expect(await loseChunk()).toBe(false)
    vi.unstubAllGlobals()
  })

  it('causes no reload of a page with unsaved changes', async () => {
    const hold = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    expect(await loseChunk()).toBe(false)
    window.removeEventListener('beforeunload', hold)
    expect(await loseChunk()).toBe(true)
  })

  it('keeps the email that was typed to sign in when it reloads the page', async () => {
    document.body.innerHTML = '<div class="auth"><input type="email" value="ann@example.com" /></div>'
    expect(await loseChunk()).toBe(true)
    expect(history.state).toBe('ann@example.com')
  })
})

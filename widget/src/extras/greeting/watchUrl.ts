import type { Kit } from '../createKit.ts'

/** Reports each new URL of a page that changes without loading, without patching functions of the page. */
export function watchUrl({ listen, signal }: Kit, onChange: () => void): void {
  let url = location.href
  const look = () => {
    if (location.href === url) return
    url = location.href
    onChange()
  }
  const { navigation } = window
  if (navigation) return listen(navigation, 'currententrychange', look)
  // Older browsers report only back and forward, so the URL is also compared now and then.
  for (const type of ['popstate', 'hashchange']) listen(window, type, look)
  const timer = setInterval(look, 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
}

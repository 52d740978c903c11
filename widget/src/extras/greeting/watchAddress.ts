import type { Kit } from '../createKit.ts'

/** Tells of every new address of a page that changes without loading, and patches nothing of the page's. */
export function watchAddress({ listen, signal }: Kit, onChange: () => void): void {
  let address = location.href
  const look = () => {
    if (location.href === address) return
    address = location.href
    onChange()
  }
  const { navigation } = window
  if (navigation) return listen(navigation, 'currententrychange', look)
  // Older browsers tell of the way back only; a glance now and then finds the rest.
  for (const type of ['popstate', 'hashchange']) listen(window, type, look)
  const timer = setInterval(look, 1000)
  signal.addEventListener('abort', () => clearInterval(timer))
}

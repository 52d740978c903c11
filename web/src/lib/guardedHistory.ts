import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom'

/** Asked before a page is left. Who returns true keeps the page; `leave` goes on after all. */
export type Guard = (next: Location, leave: () => void) => boolean

export interface GuardedHistory extends Navigator {
  location: () => Location
  listen: (listener: (location: Location) => void) => () => void
  guard: (guard: Guard) => () => void
  /** Does what leads to another place, unless a guard holds it; then when the guard lets it go. */
  leaveFor: (to: To, go: () => void) => void
}

/**
 * The browser's history for the router. The router has such a guard only together with loaders, actions and
 * fetchers, which we do not use and which weigh 15 KB.
 */
export function createGuardedHistory(): GuardedHistory {
  const { history } = window
  const listeners = new Set<(location: Location) => void>()
  const guards = new Set<Guard>()
  let index = entryOf(history.state).index ?? 0
  let isLeaving = false
  let isReturning = false
  if (entryOf(history.state).index === undefined) history.replaceState({ index, user: history.state }, '')

  function announce() {
    isLeaving = false
    const location = here()
    for (const listener of listeners) listener(location)
  }

  function isHeld(next: Location, leave: () => void): boolean {
    const goOn = () => {
      isLeaving = true
      leave()
    }
    return !isLeaving && [...guards].some((guard) => guard(next, goOn))
  }

  function push(to: To, user: unknown = null) {
    if (isHeld(locationOf(to, user), () => push(to, user))) return
    index++
    history.pushState({ index, user, key: crypto.randomUUID() }, '', hrefOf(to))
    announce()
  }

  function replace(to: To, user: unknown = null) {
    if (isHeld(locationOf(to, user), () => replace(to, user))) return
    history.replaceState({ index, user, key: crypto.randomUUID() }, '', hrefOf(to))
    announce()
  }

  /** The browser has already gone when it says so: who stays is brought back. */
  function handlePop() {
    if (isReturning) {
      isReturning = false
      return
    }
    const delta = (entryOf(history.state).index ?? index) - index
    if (delta !== 0 && isHeld(here(), () => history.go(delta))) {
      isReturning = true
      history.go(-delta)
      return
    }
    index += delta
    announce()
  }

  return {
    createHref: hrefOf,
    location: here,
    push,
    replace,
    go: (delta) => history.go(delta),
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', handlePop)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', handlePop)
      }
    },
    leaveFor(to, go) {
      if (!isHeld(locationOf(to, null), go)) go()
    },
    guard(guard) {
      guards.add(guard)
      return () => guards.delete(guard)
    },
  }
}

function here(): Location {
  const { user, key } = entryOf(window.history.state)
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: user ?? null, key: key ?? 'default' }
}

function locationOf(to: To, state: unknown): Location {
  return {
    pathname: '',
    search: '',
    hash: '',
    ...(typeof to === 'string' ? parsePath(to) : to),
    state,
    key: '',
  }
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function entryOf(state: unknown): { index?: number; user?: unknown; key?: string } {
  if (typeof state !== 'object' || state === null) return {}
  const { index, user, key }: { index?: unknown; user?: unknown; key?: unknown } = state
  return { user, ...(typeof index === 'number' && { index }), ...(typeof key === 'string' && { key }) }
}

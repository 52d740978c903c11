import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Loads all parts of a URL's page in parallel, so that it can be shown without a wait. */
export async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  const parts = matches.map(({ route }): unknown => route.handle).filter(canBeFetched)
  await Promise.all(parts.map((part) => part.fetch()))
}

/** Returns whether a route's `handle` is a component that can be loaded. */
function canBeFetched(handle: unknown): handle is { fetch: () => Promise<void> } {
  return typeof handle === 'function' && 'fetch' in handle && typeof handle.fetch === 'function'
}

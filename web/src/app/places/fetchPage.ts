import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Brings what an address shows, each part beside the other, so that it can be shown without a wait in between. */
export async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  const parts = matches.map(({ route }): unknown => route.handle).filter(canBeFetched)
  await Promise.all(parts.map((part) => part.fetch()))
}

/** A route's `handle` is the component that it shows. */
function canBeFetched(handle: unknown): handle is { fetch: () => Promise<void> } {
  return typeof handle === 'function' && 'fetch' in handle && typeof handle.fetch === 'function'
}

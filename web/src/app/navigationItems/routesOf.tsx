import { Navigate, useLocation, type RouteObject } from 'react-router-dom'
import { lazyComponent, type LazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { followPage } from '../../lib/navigation/pendingPages.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { NotAllowedPage } from '../shell/NotAllowedPage.tsx'
import type { NavigationItem } from './NavigationItem.ts'
import { labelOf } from './nameOf.ts'

/**
 * Returns the routes of a list of pages, with those of their aliases. `depth`: the number of path segments
 * before.
 */
export function routesOf(places: readonly NavigationItem[], depth: number): RouteObject[] {
  return places.flatMap((place) => {
    const Page = guarded(place)
    return [
      { path: place.path + (place.params ?? ''), element: <Page />, handle: Page },
      ...(place.inner ?? []).map(({ path, load }) => {
        const Inner = guarded({ ...place, load })
        return { path: `${place.path}/${path}`, element: <Inner />, handle: Inner }
      }),
      ...(place.aliases ?? []).map((alias) => ({
        path: `${alias}/*`,
        element: <ToPlace alias={alias} path={place.path} depth={depth} />,
      })),
    ]
  })
}

/** Wraps a page so that people without its ability see a refusal. */
function guarded({ load, ability, name }: NavigationItem): LazyComponent<object> {
  const Page = lazyComponent(() => followPage(load()))
  if (ability === undefined) return Page
  const PlacePage = () => (useMay(ability) ? <Page /> : <NotAllowedPage label={labelOf(name)} />)
  PlacePage.fetch = Page.fetch
  return PlacePage
}

interface ToPlaceProps {
  alias: string
  path: string
  depth: number
}

/** Redirects an alias to its page, with the rest of the path. */
function ToPlace({ alias, path, depth }: ToPlaceProps) {
  const { pathname, search, hash } = useLocation()
  const segments = pathname.split('/')
  const before = segments.slice(0, depth)
  const after = segments.slice(depth + alias.split('/').length)
  return <Navigate to={[...before, path, ...after].join('/') + search + hash} replace />
}

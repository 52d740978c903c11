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
export function routesOf(items: readonly NavigationItem[], depth: number): RouteObject[] {
  return items.flatMap((item) => {
    const Page = guardPage(item)
    return [
      { path: item.path + (item.params ?? ''), element: <Page />, handle: Page },
      ...(item.inner ?? []).map(({ path, load }) => {
        const Inner = guardPage({ ...item, load })
        return { path: `${item.path}/${path}`, element: <Inner />, handle: Inner }
      }),
      ...(item.aliases ?? []).map((alias) => ({
        path: `${alias}/*`,
        element: <ToItem alias={alias} path={item.path} depth={depth} />,
      })),
    ]
  })
}

/** Wraps a page so that people without its ability see a refusal. */
function guardPage({ load, ability, name }: NavigationItem): LazyComponent<object> {
  const Page = lazyComponent(() => followPage(load()))
  if (ability === undefined) return Page
  const ItemPage = () => (useMay(ability) ? <Page /> : <NotAllowedPage label={labelOf(name)} />)
  ItemPage.fetch = Page.fetch
  return ItemPage
}

interface ToItemProps {
  alias: string
  path: string
  depth: number
}

/** Redirects an alias to its page, with the rest of the path. */
function ToItem({ alias, path, depth }: ToItemProps) {
  const { pathname, search, hash } = useLocation()
  const segments = pathname.split('/')
  const before = segments.slice(0, depth)
  const after = segments.slice(depth + alias.split('/').length)
  return <Navigate to={[...before, path, ...after].join('/') + search + hash} replace />
}

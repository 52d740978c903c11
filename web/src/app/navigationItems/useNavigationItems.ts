import { may } from '@parley/functions/shared/workspaces/roles'
import { useViewer } from '../../lib/session/viewer.ts'
import type { NavigationItem } from './NavigationItem.ts'

/** Returns the pages that the current person may see. */
export function useNavigationItems(items: readonly NavigationItem[]): NavigationItem[] {
  const { actor } = useViewer()
  return items.filter(({ ability }) => ability === undefined || may(actor, ability))
}

import { useCallback, useEffect, type RefObject } from 'react'
import { isKey } from '../../../../lib/browser/isKey.ts'
import { useFlowEditing } from '../../FlowContext.ts'
import { addToFlow } from '../../store/addToFlow.ts'
import { groupsAmong, deleteGroups, withNewGroup } from '../../store/groupEdits.ts'
import { isCanvasFocused } from '../isCanvasFocused.ts'

export interface Grouping {
  /** Puts the selected nodes into a new group. */
  group: () => void
  /** Deletes the selected groups, and those of selected nodes; the nodes stay. */
  ungroup: () => void
}

/**
 * Returns what groups the selected nodes, also by ⌘G and ⇧⌘G (Ctrl-G). `onGrouped` receives the new group.
 */
export function useGrouping(
  chosen: RefObject<readonly string[]>,
  onGrouped: (groupId: string) => void,
): Grouping {
  const { store, mayEdit } = useFlowEditing()
  const group = useCallback(() => {
    const next = withNewGroup(store.state.draft, chosen.current)
    if (next && addToFlow(store, next.flow)) onGrouped(next.id)
  }, [store, chosen, onGrouped])
  const ungroup = useCallback(() => {
    const flow = store.state.draft
    store.change(deleteGroups(flow, groupsAmong(flow, chosen.current)))
  }, [store, chosen])
  useEffect(() => {
    if (!mayEdit) return
    function handleKey(event: KeyboardEvent) {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || !isKey(event, 'g') || !isCanvasFocused())
        return
      // Otherwise the browser would search the page.
      event.preventDefault()
      if (event.shiftKey) ungroup()
      else group()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [mayEdit, group, ungroup])
  return { group, ungroup }
}

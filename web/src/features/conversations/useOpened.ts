import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { useState } from 'react'

/** A conversation that is open beside the list; `isChosen`: the user selected it. */
export interface Opened {
  agentId: string
  conversationId: string
  isChosen: boolean
}

/**
 * Returns the open conversation: that of the URL, or the first of the list when it fits beside it. It stays
 * open as new rows arrive, until the list changes (`key`) or the user selects another one.
 */
export function useOpened(
  chosen: Omit<Opened, 'isChosen'> | undefined,
  rows: readonly ConversationRow[] | undefined,
  { key, canOpen }: { key: string; canOpen: boolean },
): Opened | undefined {
  const [first, setFirst] = useState<{ key: string; row: Omit<Opened, 'isChosen'> }>()
  const [row] = rows ?? []
  const isKnown = first?.key === key
  if (!chosen && canOpen && row && !isKnown)
    setFirst({ key, row: { agentId: row.agentId, conversationId: row.ID } })
  if (chosen) return { ...chosen, isChosen: true }
  return canOpen && isKnown && rows?.length ? { ...first.row, isChosen: false } : undefined
}

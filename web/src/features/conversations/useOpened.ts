import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { useState } from 'react'

/** A conversation that is open beside the list; `isChosen`: by whoever looks, and not by itself. */
export interface Opened {
  agentId: string
  conversationId: string
  isChosen: boolean
}

/**
 * What is open: the conversation of the address, else the first of the list where there is room beside it. It
 * stays, whatever comes in, until the list is another one (`key`) or something is chosen.
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

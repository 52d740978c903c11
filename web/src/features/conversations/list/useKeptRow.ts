import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { useState } from 'react'
import { joinConversations } from './useConversations.ts'

/**
 * Keeps the open row in the list: opening marks it as seen, and under "Unread" it would disappear at once.
 */
export function useKeptRow(
  items: ConversationRow[],
  selectedId: string | undefined,
  isUnreadOnly: boolean,
): ConversationRow[] {
  const [keptRow, setKeptRow] = useState<ConversationRow>()
  const selected = items.find(({ ID }) => ID === selectedId)
  if (selected && selected !== keptRow) setKeptRow(selected)
  return isUnreadOnly && !selected && keptRow && keptRow.ID === selectedId
    ? joinConversations(items, [{ ...keptRow, seen: true }])
    : items
}

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
  const [kept, setKept] = useState<ConversationRow>()
  const selected = items.find(({ ID }) => ID === selectedId)
  if (selected && selected !== kept) setKept(selected)
  return isUnreadOnly && !selected && kept && kept.ID === selectedId
    ? joinConversations(items, [{ ...kept, seen: true }])
    : items
}

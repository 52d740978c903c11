import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { useState } from 'react'
import { joinConversations } from './useConversations.ts'

/** Opening a conversation makes it read: under "Unread" it would vanish beneath the hand that opened it. */
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

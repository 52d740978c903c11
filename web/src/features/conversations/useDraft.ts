import { useState } from 'react'
import { readSession, writeSession } from './sessionText.ts'

/** What is typed but not sent: it waits in the tab, one for each conversation. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readSession(`draft.${conversationId}`))
  return [
    text,
    (next) => {
      setText(next)
      writeSession(`draft.${conversationId}`, next)
    },
  ]
}

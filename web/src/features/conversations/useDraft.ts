import { useState } from 'react'
import { readSession, writeSession } from './sessionText.ts'

interface Draft {
  text: string
  setText: (text: string) => void
  /** Puts back what could not be sent, unless something else has been typed meanwhile. */
  putBack: (text: string) => void
}

/** What is typed but not sent: it waits in the tab, a reply and a note for each conversation. */
export function useDraft(conversationId: string, kind: 'draft' | 'note' = 'draft'): Draft {
  const name = `${kind}.${conversationId}`
  const [text, setText] = useState(() => readSession(name))
  return {
    text,
    setText(next) {
      setText(next)
      writeSession(name, next)
    },
    putBack(earlier) {
      setText((now) => now || earlier)
      if (readSession(name) === '') writeSession(name, earlier)
    },
  }
}

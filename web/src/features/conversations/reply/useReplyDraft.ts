import { useState } from 'react'
import { readSession, writeSession } from '../../../lib/browser/stored.ts'

interface Draft {
  text: string
  setText: (text: string) => void
  /** Restores a text that could not be sent, unless something else has been typed meanwhile. */
  putBack: (text: string) => void
}

/** Holds the unsent text of a reply or a note for each conversation, in the tab's session storage. */
export function useReplyDraft(conversationId: string, kind: 'draft' | 'note' = 'draft'): Draft {
  const name = `${kind}.${conversationId}`
  const [text, setText] = useState(() => readSession(name) ?? '')
  return {
    text,
    setText(next) {
      setText(next)
      writeSession(name, next || null)
    },
    putBack(earlier) {
      setText((now) => now || earlier)
      if (readSession(name) === null) writeSession(name, earlier || null)
    },
  }
}

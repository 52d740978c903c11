import { paths } from '@parley/functions/shared/paths'
import type { InboxAgentRef } from '../inboxContexts.ts'

/** Marks a conversation as seen, one of the writes that the security rules allow to an operator's browser. */

export async function markSeen({ region, agentId }: InboxAgentRef, conversationId: string): Promise<void> {
  const { updateDocument } = await import('../../../lib/firestore/firestore.ts')
  await updateDocument({ region, path: paths.conversation(agentId, conversationId) }, { seen: true })
}

/** Changes one tag at a time, so that two people who tag simultaneously do not overwrite each other. */
export async function changeTag(
  { region, agentId }: InboxAgentRef,
  conversationId: string,
  change: { add: string } | { remove: string },
): Promise<void> {
  const { changeList } = await import('../../../lib/firestore/firestore.ts')
  await changeList({ region, path: paths.conversation(agentId, conversationId) }, 'tags', change)
}

export async function addNote(
  { region, agentId }: InboxAgentRef,
  conversationId: string,
  text: string,
  by: string,
  byName: string,
): Promise<void> {
  const { setDocument } = await import('../../../lib/firestore/firestore.ts')
  await setDocument(
    { region, path: paths.note(agentId, conversationId, crypto.randomUUID()) },
    { text, by, byName, at: Date.now() },
  )
}

export async function deleteNote(
  { region, agentId }: InboxAgentRef,
  conversationId: string,
  noteId: string,
): Promise<void> {
  const { deleteDocument } = await import('../../../lib/firestore/firestore.ts')
  await deleteDocument({ region, path: paths.note(agentId, conversationId, noteId) })
}

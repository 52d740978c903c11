import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { paths } from '@parley/functions/shared/paths'
import { answered } from '../../lib/answered.ts'
import type { WorkspaceRef } from '../../lib/session.ts'

/** What the rules let an operator's browser write for the whole workspace. */

/** `id` is new, and the same one when it is tried again. */
export async function saveView(
  { region, workspaceId }: WorkspaceRef,
  id: string,
  name: string,
  filter: InboxFilter,
  uid: string,
): Promise<void> {
  const { setDocument } = await import('../../lib/firestore.ts')
  const path = `${paths.inboxViews(workspaceId)}/${id}`
  await answered(setDocument({ region, path }, { name, filter, by: uid, at: Date.now() }))
}

export async function deleteView({ region, workspaceId }: WorkspaceRef, id: string): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore.ts')
  await deleteDocument({ region, path: `${paths.inboxViews(workspaceId)}/${id}` })
}

/** A new id makes a new one: the same one when it is tried again. */
export async function saveCannedReply(
  { region, workspaceId }: WorkspaceRef,
  id: string,
  title: string,
  text: string,
): Promise<void> {
  const { setDocument } = await import('../../lib/firestore.ts')
  const path = `${paths.cannedReplies(workspaceId)}/${id}`
  await answered(setDocument({ region, path }, { title, text, at: Date.now() }))
}

export async function deleteCannedReply({ region, workspaceId }: WorkspaceRef, id: string): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore.ts')
  await deleteDocument({ region, path: `${paths.cannedReplies(workspaceId)}/${id}` })
}

export async function saveTagRules(
  { region, workspaceId }: WorkspaceRef,
  predefinedTags: string[],
  disallowAnyTags: boolean,
): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore.ts')
  await updateDocument(
    { region, path: paths.workspace(workspaceId) },
    { predefinedTags, disallowAnyTags, lastModified: Math.floor(Date.now() / 1000) },
  )
}

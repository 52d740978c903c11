import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { paths } from '@parley/functions/shared/paths'
import { requireResponse } from '../../lib/firestore/requireResponse.ts'
import type { WorkspaceRef } from '../../lib/session/session.ts'

/** The writes to the workspace's shared lists that the security rules allow to an operator's browser. */

/** Saves a view. `id` is new for a new view, and stays the same for a retry. */
export async function saveView(
  { region, workspaceId }: WorkspaceRef,
  id: string,
  name: string,
  filter: InboxFilter,
  uid: string,
): Promise<void> {
  const { setDocument } = await import('../../lib/firestore/firestore.ts')
  const path = `${paths.inboxViews(workspaceId)}/${id}`
  await requireResponse(setDocument({ region, path }, { name, filter, by: uid, at: Date.now() }))
}

export async function deleteView({ region, workspaceId }: WorkspaceRef, id: string): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore/firestore.ts')
  await deleteDocument({ region, path: `${paths.inboxViews(workspaceId)}/${id}` })
}

/** Saves a canned reply. A new `id` creates one; a retry uses the same id. */
export async function saveCannedReply(
  { region, workspaceId }: WorkspaceRef,
  id: string,
  title: string,
  text: string,
): Promise<void> {
  const { setDocument } = await import('../../lib/firestore/firestore.ts')
  const path = `${paths.cannedReplies(workspaceId)}/${id}`
  await requireResponse(setDocument({ region, path }, { title, text, at: Date.now() }))
}

export async function deleteCannedReply({ region, workspaceId }: WorkspaceRef, id: string): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore/firestore.ts')
  await deleteDocument({ region, path: `${paths.cannedReplies(workspaceId)}/${id}` })
}

/** Saves the tags of a workspace, and whether operators may use others. */
export async function saveTagRules(
  { region, workspaceId }: WorkspaceRef,
  predefinedTags: string[],
  disallowAnyTags: boolean,
): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore/firestore.ts')
  await updateDocument(
    { region, path: paths.workspace(workspaceId) },
    { predefinedTags, disallowAnyTags, lastModified: Math.floor(Date.now() / 1000) },
  )
}

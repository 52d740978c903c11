import type { InboxFilter } from '@parley/functions/shared/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { InboxPlace } from './InboxPlace.ts'

/** What the rules let an operator's browser write for the whole workspace. */

export async function saveView(
  { region, workspaceId }: InboxPlace,
  name: string,
  filter: InboxFilter,
  uid: string,
): Promise<void> {
  await create(region, paths.inboxViews(workspaceId), { name, filter, by: uid, at: Date.now() })
}

export async function deleteView({ region, workspaceId }: InboxPlace, id: string): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore.ts')
  await deleteDocument({ region, path: `${paths.inboxViews(workspaceId)}/${id}` })
}

/** An empty id makes a new one. */
export async function saveCannedReply(
  { region, workspaceId }: InboxPlace,
  id: string,
  title: string,
  text: string,
): Promise<void> {
  const { setDocument } = await import('../../lib/firestore.ts')
  await setDocument(
    { region, path: `${paths.cannedReplies(workspaceId)}/${id || crypto.randomUUID()}` },
    { title, text, at: Date.now() },
  )
}

export async function deleteCannedReply({ region, workspaceId }: InboxPlace, id: string): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore.ts')
  await deleteDocument({ region, path: `${paths.cannedReplies(workspaceId)}/${id}` })
}

export async function saveTagRules(
  { region, workspaceId }: InboxPlace,
  predefinedTags: string[],
  disallowAnyTags: boolean,
): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore.ts')
  await updateDocument(
    { region, path: paths.workspace(workspaceId) },
    { predefinedTags, disallowAnyTags, lastModified: Math.floor(Date.now() / 1000) },
  )
}

async function create(region: Region, list: string, fields: Record<string, unknown>): Promise<void> {
  const { setDocument } = await import('../../lib/firestore.ts')
  await setDocument({ region, path: `${list}/${crypto.randomUUID()}` }, fields)
}

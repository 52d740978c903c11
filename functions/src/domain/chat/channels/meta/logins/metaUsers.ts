import { metaPageSchema } from '../../../../../shared/channels/channels.ts'
import { paths } from '../../../../../shared/paths.ts'
import { regions } from '../../../../../shared/regions/regions.ts'
import { readPages } from '../../../../../store/documents.ts'
import { AppError } from '../../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../../kernel/errors/runIsolated.ts'
import { markBroken } from '../../broken/markBroken.ts'
import type { MetaRequest } from './readSignedRequest.ts'
import { deleteMetaLogin, loginMs, metaLoginSchema, metaLoginsPath } from './metaLogins.ts'
import { deleteMetaPage } from '../removeMetaPage.ts'

/**
 * Marks the pages of a person who revoked our access at Meta: their tokens are invalid. Meta repeats the
 * event for days, and a request may be replayed, so later connections stay.
 */
export async function markRevokedPages(ports: Pick<Ports, 'now'>, request: MetaRequest): Promise<void> {
  for await (const { region, data } of pagesOf(request))
    await markBroken(ports, { region, kind: 'meta', agentId: data.agentId, connectedAt: data.connectedAt })
}

/**
 * Deletes a person's data: the pages that they connected before the request and their sign-ins, with the
 * tokens.
 */
export async function deleteMetaUser(
  ports: Pick<Ports, 'keys' | 'meta' | 'now'>,
  request: MetaRequest,
): Promise<void> {
  let hasDeletedAll = true
  for await (const { region, data } of pagesOf(request)) {
    const { agentId, connectedAt } = data
    const drop = () => deleteMetaPage(ports, { region, agentId }, { unreached: 'forget', connectedAt })
    // A page that another process is disconnecting does not stop the others.
    if (!(await runIsolated('Deleting a page', agentId, drop))) hasDeletedAll = false
  }
  await deleteLoginsOf(request)
  if (!hasDeletedAll) throw new AppError('unavailable')
}

async function deleteLoginsOf({ userId, issuedAt }: MetaRequest): Promise<void> {
  // A sign-in that has not come back from Meta has no person yet.
  if (userId === '') return
  for (const region of regions) {
    const logins = readPages(region, metaLoginsPath, metaLoginSchema, (query) =>
      query.where('userId', '==', userId),
    )
    for await (const { path, data } of logins) {
      if (data.until - loginMs > issuedAt) continue
      const loginId = path.slice(path.lastIndexOf('/') + 1)
      await deleteMetaLogin({ region, workspaceId: data.workspaceId, loginId })
    }
  }
}

/** Yields the pages that the person had connected when they made the request. */
async function* pagesOf({ userId, issuedAt }: MetaRequest) {
  if (userId === '') return
  for (const region of regions) {
    const pages = readPages(region, paths.metaPages, metaPageSchema, (query) =>
      query.where('metaUserId', '==', userId),
    )
    for await (const { data } of pages) if (data.connectedAt <= issuedAt) yield { region, data }
  }
}

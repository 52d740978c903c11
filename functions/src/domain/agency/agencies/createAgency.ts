import { newAgencyDraft, type Agency } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { projectBranding } from './projectBranding.ts'

const agencyIdLength = 20

/**
 * Returns the agency of a workspace, and creates it on the first call. A workspace has one agency, and its ID
 * never changes.
 */
export async function createAgency(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, workspaceId }: { region: Region; workspaceId: string },
): Promise<{ agencyId: string }> {
  await authorizeForWorkspace(caller, 'manageAgency', { region, workspaceId })
  return untilUnchanged(async () => {
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    if (!workspace) throw new AppError('permission-denied')
    if (workspace.data.agencyId) return { agencyId: workspace.data.agencyId }
    const agencyId = randomIdentifier(agencyIdLength)
    const now = ports.now()
    const agency: Agency = {
      ...newAgencyDraft(workspace.data.workspaceName.slice(0, 60)),
      ID: agencyId,
      userId: workspaceId,
      version: 1,
      changedIn: {},
      createdAt: now,
      lastModified: Math.floor(now / 1000),
      VGsubDomain: '',
      isVerifiedSubDomain: false,
      customDomain: '',
      isVerifiedCustomDomain: false,
      resendEmailDomain: '',
      tabSeq: 0,
    }
    await new Writes(region)
      .create(paths.agency(agencyId), agency)
      .create(paths.publicBranding(agencyId), { ...(await projectBranding(agency, region)) })
      .update(workspace.path, { agencyId }, workspace.version)
      .commitUnchanged()
    return { agencyId }
  })
}

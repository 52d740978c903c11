import { organisationDraftSchema, type OrganisationDraft } from '../../../shared/agencies/organisation.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { patchedFields, type Patch } from '../../../shared/texts/patchOf.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { AbilityOn } from '../../../shared/workspaces/roles.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { requireOwnPictures } from '../../kernel/pictures/requireOwnPictures.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireReadySeller } from '../selling/sellerDocuments.ts'
import { nameOrganisation } from './nameOrganisation.ts'
import { setWalletPaused } from '../unpaid/setWalletPaused.ts'
import { addLogEntry } from './addLogEntry.ts'

/** The fields that an organisation's own administrators may change. */
const described: readonly string[] = ['name', 'squarePhotoURL']

const maxPerHour = 120

interface OrganisationChange {
  region: Region
  orgId: string
  changed: Patch<OrganisationDraft>
}

/** Saves fields of an organisation; a switch takes effect from its clients' next request. */
export async function saveOrganisation(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, changed }: OrganisationChange,
) {
  if (Object.keys(changed).length === 0) return { success: true as const }
  await throttle(`saveOrganisation:${orgId}:${caller.uid}`, maxPerHour, hourMs, ports.now())
  const ability: AbilityOn<'organisation'> = Object.keys(changed).every((key) => described.includes(key))
    ? 'describeOrganisation'
    : 'changeOrganisation'
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { stored, workspaceId } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, ability, { region, orgId }),
    )
    const { approvalRequired = stored.data.settings.approvalRequired } = changed.settings ?? {}
    if (approvalRequired !== stored.data.settings.approvalRequired)
      await authorizeForOrganisation(caller, 'requireApproval', { region, orgId })
    if (changed.allowBilling) await requireReadySeller({ region, workspaceId })
    const picture = { squarePhotoURL: changed.squarePhotoURL ?? '' }
    await requireOwnPictures(region, [{ workspaceId }, { orgId }], picture)
    const now = ports.now()
    writes.update(
      stored.path,
      { ...patchedFields(organisationDraftSchema, changed), lastModified: Math.floor(now / 1000) },
      stored.version,
    )
    const smartHandoff = changed.settings?.smartHandoff
    // Instances read it within a minute, as they do with a published agent.
    if (smartHandoff !== undefined)
      for (const agentId of stored.data.widgetIDs) writes.update(paths.runtime(agentId), { smartHandoff })
    const pausesAgents = changed.settings?.pausesAgents
    if (pausesAgents !== undefined && stored.data.isPaused)
      await setWalletPaused(writes, region, orgId, pausesAgents)
    if (changed.name !== undefined) nameOrganisation(writes, { ...stored.data, name: changed.name })
    addLogEntry(writes, {
      orgId,
      kind: 'organisationChanged',
      by: caller.uid,
      at: now,
      about: Object.keys(changed).join(' '),
    })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

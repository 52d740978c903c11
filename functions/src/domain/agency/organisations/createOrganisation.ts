import {
  organisationDraftSchema,
  organisationSchema,
  type Organisation,
} from '../../../shared/agencies/organisation.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { requireOwnAgency } from '../agencies/requireOwnAgency.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { addOrganisationWallet } from '../../billing/credits/wallets.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { nameOrganisation } from './nameOrganisation.ts'
import { requireRoomForOrganisation } from './requireRoomForOrganisation.ts'
import { addLogEntry } from './addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerDay = 300

interface NewOrganisation {
  region: Region
  workspaceId: string
  name: string
}

/** Creates an organisation with an empty wallet of its own, in one commit. */
export async function createOrganisation(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  input: NewOrganisation,
): Promise<{ orgId: string }> {
  await authorizeForWorkspace(caller, 'manageClients', input)
  await throttle(`organisations:${input.workspaceId}`, maxPerDay, dayMs, ports.now())
  const { region } = input
  const agencyId = await requireOwnAgency(input)
  const orgId = newOrganisationId()
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () => authorizeForWorkspace(caller, 'manageClients', input))
    await requireRoomForOrganisation(region, agencyId)
    const organisation = organisationOf({ ...input, orgId, agencyId }, ports.now())
    addOrganisation(writes, organisation, caller.uid, ports.now())
    await writes.commitUnchanged()
  })
  return { orgId }
}

interface OrganisationParts extends Omit<NewOrganisation, 'region'> {
  orgId: string
  agencyId: string
}

export function newOrganisationId(): string {
  return randomIdentifier(20)
}

/** Returns the document of a new organisation. */
export function organisationOf(
  { orgId, agencyId, workspaceId, name }: OrganisationParts,
  now: number,
): Organisation {
  return organisationSchema.parse({
    ...organisationDraftSchema.parse({ name }),
    ID: orgId,
    ownerID: workspaceId,
    agencyId,
    createdAt: now,
    lastModified: Math.floor(now / 1000),
  })
}

/** Adds a new organisation with its name, its wallet and the first line of its log to a commit. */
export function addOrganisation(writes: Writes, organisation: Organisation, by: string, now: number): void {
  const { ID: orgId, ownerID } = organisation
  writes.create(paths.org(orgId), organisation)
  nameOrganisation(writes, organisation)
  addOrganisationWallet(writes, ownerID, orgId)
  addLogEntry(writes, { orgId, kind: 'organisationCreated', by, at: now })
}

import { organisationDraftSchema, organisationSchema } from '../../shared/organisation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import type { Caller } from '../actor.ts'
import { requireOwnAgency } from '../agencies/requireOwnAgency.ts'
import { authorize } from '../authorize.ts'
import { addOrganisationWallet } from '../credits/wallets.ts'
import { randomIdentifier } from '../identifiers.ts'
import { nameOrganisation } from './nameOrganisation.ts'
import { logDeed } from './logDeed.ts'
import type { Ports } from '../ports.ts'
import { throttle } from '../throttle.ts'

const orgIdLength = 20
const mostPerDay = 300
const dayMs = 86_400_000

interface NewOrganisation {
  region: Region
  workspaceId: string
  name: string
}

/** An organisation with an empty wallet of its own, in one commit. */
export async function createOrganisation(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  input: NewOrganisation,
): Promise<{ orgId: string }> {
  await authorize(caller, 'manageClients', input)
  await throttle(`organisations:${input.workspaceId}`, mostPerDay, dayMs, ports.now())
  const agencyId = await requireOwnAgency(input)
  const orgId = randomIdentifier(orgIdLength)
  const writes = new Writes(input.region)
  addOrganisation(writes, { ...input, orgId, agencyId }, ports.now())
  logDeed(writes, { orgId, kind: 'organisationCreated', by: caller.uid, at: ports.now() })
  await writes.commit()
  return { orgId }
}

function addOrganisation(
  writes: Writes,
  {
    orgId,
    agencyId,
    workspaceId,
    name,
  }: Omit<NewOrganisation, 'region'> & { orgId: string; agencyId: string },
  now: number,
): void {
  const organisation = organisationSchema.parse({
    ...organisationDraftSchema.parse({ name }),
    ID: orgId,
    ownerID: workspaceId,
    agencyId,
    createdAt: now,
    lastModified: Math.floor(now / 1000),
  })
  writes.create(paths.org(orgId), organisation)
  nameOrganisation(writes, organisation)
  addOrganisationWallet(writes, workspaceId, orgId)
}

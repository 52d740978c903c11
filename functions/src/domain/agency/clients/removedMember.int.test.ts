import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { portsOfRemoved } from '#test/workspaces/portsOfRemoved.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { clientTermsSchema, noFactors } from '../../../shared/agencies/clientTerms.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { setFactors } from '../credit/clientTerms.ts'
import { createOrganisation } from '../organisations/createOrganisation.ts'
import { changeClients } from './changeClients.ts'
import { deleteClients } from './deleteClients.ts'

beforeAll(clearDatabases)

async function makeWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const client = await makeClient(owned)
  await setSeats(owned, 4)
  const member = await makeMember(owned)
  const read = async () => ({
    client: (await readDocument(region, paths.client(client.clientId), clientSchema))?.data,
    organisation: (await readDocument(region, paths.org(owned.orgId), organisationSchema))?.data,
    terms: await readDocument(region, paths.clientTerms(owned.orgId), clientTermsSchema),
  })
  return { ...owned, ...client, member, read, before: await read(), ports: portsOfRemoved(region, member) }
}

describe.each(oneRegion)('a member of an agency who is removed before their commit in %s', (region) => {
  it.each<[string, (world: Awaited<ReturnType<typeof makeWorld>>) => Promise<unknown>]>([
    [
      'changeClients',
      ({ ports, member, clientId }) =>
        changeClients(ports, member, { region, clientIds: [clientId], change: { addPages: ['/leads'] } }),
    ],
    [
      'deleteClients',
      ({ ports, member, clientId }) => deleteClients(ports, member, { region, clientIds: [clientId] }),
    ],
    [
      'setFactors',
      ({ ports, member, orgId }) =>
        setFactors(ports, member, { region, orgId, factors: { ...noFactors, answers: 300 } }),
    ],
    [
      'createOrganisation',
      ({ ports, member, workspaceId }) =>
        createOrganisation(ports, member, { region, workspaceId, name: 'Late' }),
    ],
  ])('changes neither clients nor terms by %s (H-124)', async (_, attempt) => {
    const world = await makeWorld(region)
    await expect(attempt(world)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.read()).toEqual(world.before)
  })
})

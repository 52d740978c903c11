import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { invite, makeMember, setSeats } from '#test/workspaces/members.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { formerMemberSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { acceptInvite } from '../../workspaces/members/acceptInvite.ts'
import { leaveWorkspace, removeMember } from '../../workspaces/members/removeMember.ts'
import { changeClients } from './changeClients.ts'
import { confirmClients } from './confirmClients.ts'
import { createClient } from './createClient.ts'
import { importClients } from './importClients.ts'

beforeAll(clearDatabases)

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const mel = await makeMember(owned)
  const ports = makePorts()
  const { workspaceId, orgId, caller } = owned
  const former = async (uid = mel.uid) =>
    (await readDocument(region, paths.formerMember(workspaceId, uid), formerMemberSchema))?.data
  const clientsOf = async (uid: string) =>
    (await readQuery(region, paths.clients, clientSchema, (query) => query.where('wsId', '==', workspaceId)))
      .filter(({ data }) => data.addedBy === uid)
      .map(({ data }) => data.email)
      .toSorted()
  const add = (as: Caller, email: string) =>
    createClient(ports, as, { region, orgId, name: 'Cleo', email, password: '' })
  const remove = (uid = mel.uid) => removeMember(ports, caller, { region, workspaceId, uid })
  const confirm = (as: Caller) =>
    confirmClients(ports, as, { region, workspaceId, uid: mel.uid, part: 'clients' })
  return { ...owned, mel, ports, former, clientsOf, add, remove, confirm }
}

describe.each(oneRegion)('the clients of a former member in %s', (region) => {
  it('name the member who added them, also by a list or by a client whose session they opened', async () => {
    const { mel, ports, orgId, clientsOf, add, caller, ...owned } = await openWorld(region)
    await add(mel, 'one@own.example')
    const rows = [{ name: 'Two', email: 'two@own.example' }]
    await importClients(ports, mel, { region, orgId, rows, isDryRun: false })
    const admin = await makeClient({ ...owned, orgId, caller })
    const rights = { isOrgAdmin: true }
    await changeClients(ports, caller, { region, clientIds: [admin.clientId], change: { rights } })
    const opened = { ...admin.asClient, authTime: mel.authTime, start: { via: 'link' as const, by: mel.uid } }
    await add(opened, 'three@own.example')
    expect(await clientsOf(mel.uid)).toEqual(['one@own.example', 'three@own.example', 'two@own.example'])
    expect(await clientsOf(caller.uid)).toEqual([admin.email])
  })

  it('are shown to the workspace until its owner has checked them (H-113)', async () => {
    const { mel, ports, workspaceId, caller, former, add, remove, confirm } = await openWorld(region)
    await add(mel, 'mel@own.example')
    const other = await makeMemberOf({ region, workspaceId, caller })
    expect(await former()).toBeUndefined()
    await remove()
    expect(await former()).toEqual({
      uid: mel.uid,
      name: mel.email,
      leftAt: expect.any(Number) as number,
      hasClients: true,
      receivers: [],
    })
    const reads = (who: Caller) =>
      asSomebody(region, { uid: who.uid, claims: { email_verified: true, auth_time: who.authTime } }).list(
        paths.formerMembers(workspaceId),
        { limit: 100 },
      )
    expect(await reads(other)).toBe(true)
    expect(await reads(mel)).toBe(false)
    for (const who of [other, mel, (await makeOrganisation(region)).caller])
      await expect(confirm(who)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await former()).toBeDefined()
    await confirm(caller)
    await confirm(caller)
    expect(await former()).toBeUndefined()
    await leaveWorkspace(ports, other, { region, workspaceId })
    expect(await former(other.uid)).toBeUndefined()
  })

  it('are not shown any more when the member comes back', async () => {
    const { mel, ports, add, former, remove, ...owned } = await openWorld(region)
    await add(mel, 'mel@own.example')
    await remove()
    const { link } = await invite(owned, mel.email)
    await acceptInvite(ports, mel, link)
    expect(await former()).toBeUndefined()
  })

  it('are shown although they were added at the moment of the removal', async () => {
    for (let round = 0; round < 5; round++) {
      const { mel, add, clientsOf, former, remove } = await openWorld(region)
      await Promise.allSettled([add(mel, `mel${round}@own.example`), remove()])
      expect((await clientsOf(mel.uid)).length > 0).toBe((await former()) !== undefined)
    }
  })
})

async function makeMemberOf(team: { region: Region; workspaceId: string; caller: Caller }): Promise<Caller> {
  await setSeats(team, 4)
  return makeMember(team)
}

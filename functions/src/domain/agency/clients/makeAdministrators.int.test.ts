import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { readClient } from '#test/agency/readClients.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { organisationLogEntrySchema } from '../../../shared/agencies/organisationLog.ts'
import { paths } from '../../../shared/paths.ts'
import { readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { changeClients } from './changeClients.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the administrators of an organisation in %s', (region) => {
  it('are made by the owner alone, and each of them is in the log (H-163)', async () => {
    const owned = await makeOrganisation(region)
    const mel = await makeMember(owned)
    // A mailbox of the member's own: a code that is sent there opens a session that may pay.
    const { clientId } = await makeClient({ ...owned, caller: mel })
    const { name = '' } = (await readClient(region, clientId)) ?? {}
    const set = (caller: Caller, isOrgAdmin: boolean) =>
      changeClients(makePorts(), caller, {
        region,
        clientIds: [clientId],
        change: { rights: { isOrgAdmin } },
      })
    const log = async () => {
      const path = paths.organisationLog(owned.orgId)
      const deeds = await readQuery(region, path, organisationLogEntrySchema)
      return deeds.flatMap(({ data: { kind, by, about } }) =>
        kind === 'adminAdded' || kind === 'adminRemoved' ? [{ kind, by, about }] : [],
      )
    }
    await expect(set(mel, true)).rejects.toMatchObject({ refusal: { key: 'ownerMakesAdmins' } })
    expect(await readClient(region, clientId)).toMatchObject({ isOrgAdmin: false })
    expect(await log()).toEqual([])
    await set(owned.caller, true)
    expect(await log()).toEqual([{ kind: 'adminAdded', by: owned.caller.uid, about: name }])
    // A member may change what else an administrator has, and end it.
    const change = { name: 'Bo' }
    await changeClients(makePorts(), mel, { region, clientIds: [clientId], change })
    await set(mel, true)
    await set(mel, false)
    expect(await readClient(region, clientId)).toMatchObject({ isOrgAdmin: false, name: 'Bo' })
    expect(await log()).toContainEqual({ kind: 'adminRemoved', by: mel.uid, about: 'Bo' })
    await expect(set(mel, true)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { invite, makeTeam } from '#test/workspaces/members.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { acceptInvite } from './acceptInvite.ts'
import { removeMember } from './removeMember.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the emails of a workspace in %s', (region) => {
  it('get no second email of a member, and keep none of a removed member (H-133)', async () => {
    const team = await makeTeam(region, 3)
    const bob = makeCaller()
    await acceptInvite(makePorts(), bob, (await invite(team, bob.email)).link)
    const other = { ...bob, email: `other-${bob.email}` }
    await acceptInvite(makePorts(), other, (await invite(team, other.email)).link)
    const path = paths.workspace(team.workspaceId)
    const emails = async () => (await readDocument(region, path, workspaceSchema))?.data.workspaceEmails
    expect(await emails()).toEqual([team.caller.email, bob.email])
    await new Writes(region)
      .update(path, { workspaceEmails: [team.caller.email, bob.email, other.email] })
      .commit()
    await removeMember(makePorts(), team.caller, { ...team, uid: bob.uid })
    expect(await emails()).toEqual([team.caller.email])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { expectSeatsToHold, invite, makeMember, makeTeam, outcomes } from '#test/workspaces/members.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { bootstrapAccount } from '../accounts/bootstrapAccount.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { acceptInvite } from './acceptInvite.ts'
import { deleteWorkspace } from '../../background/erasure/deleteWorkspace.ts'
import { finishRemoval, leaveWorkspace, removeMember } from './removeMember.ts'

beforeAll(clearDatabases)

const otherThan = (region: Region) => (region === 'eu' ? 'na' : 'eu')

async function roleOf(region: Region, caller: Caller, workspaceId: string) {
  const actor = await authorizeForWorkspace(caller, 'readWorkspace', { region, workspaceId })
  return actor.kind === 'member' ? actor.role : actor.kind
}

describe.each(oneRegion)('members in %s', (region) => {
  it('can delete a workspace only as its owner, never the personal one, and cannot remove themselves (H-040)', async () => {
    const alice = await makeTeam(region, 2)
    const mel = await makeMember(alice)
    await expect(deleteWorkspace(makePorts(), mel, alice)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(deleteWorkspace(makePorts(), alice.caller, alice)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    for (const person of [alice.caller, mel]) {
      await expect(removeMember(makePorts(), person, { ...alice, uid: person.uid })).rejects.toMatchObject({
        message: 'You cannot remove yourself from the workspace.',
      })
    }
    await expect(removeMember(makePorts(), mel, { ...alice, uid: alice.caller.uid })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(leaveWorkspace(makePorts(), alice.caller, alice)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await expectSeatsToHold(alice, [alice.caller, mel])).toMatchObject({ taken: 2 })
  })

  it('are removed although they change the workspace again and again (H-150)', async () => {
    const team = await makeTeam(region, 2)
    const mel = await makeMember(team)
    const path = paths.workspace(team.workspaceId)
    let changes = 0
    // As rules let them, for as long as they have access.
    const keepChanging = async () => {
      for (;;) {
        const access = await readDocument(region, paths.access(mel.uid), accessSchema)
        if (access?.data.kind !== 'user' || !(team.workspaceId in access.data.ws)) return
        await new Writes(region).update(path, { lastModified: ++changes }).commit()
      }
    }
    const changing = Array.from({ length: 6 }, keepChanging)
    await removeMember(makePorts(), team.caller, { ...team, uid: mel.uid })
    await Promise.all(changing)
    expect(await expectSeatsToHold(team, [team.caller, mel])).toMatchObject({ uids: [team.caller.uid] })
  })

  it('are removed without another request when the process ends in the middle (H-154)', async () => {
    const team = await makeTeam(region, 3)
    const [mel, friend] = [await makeMember(team), makeCaller()]
    const { link } = await invite({ ...team, caller: mel }, friend.email)
    const ports = makePorts()
    let reads = 0
    // The first commit has its time; the process ends before the second.
    const now = () => {
      if (++reads > 1) throw new Error('The process has ended')
      return Date.now()
    }
    const removal = removeMember({ ...ports, now }, team.caller, { ...team, uid: mel.uid })
    await expect(removal).rejects.toThrow('The process has ended')
    await ports.tasks.run()
    expect(await expectSeatsToHold(team, [team.caller, mel])).toMatchObject({
      uids: [team.caller.uid],
      emails: [team.caller.email],
      open: 0,
    })
    await expect(acceptInvite(ports, friend, link)).rejects.toMatchObject({ code: 'not-found' })
    // A late task removes no member who has come back.
    await acceptInvite(ports, mel, (await invite(team, mel.email)).link)
    const { workspaceId } = team
    await finishRemoval(ports, { region, workspaceId, uid: mel.uid, by: team.caller.uid })
    expect(await roleOf(region, mel, team.workspaceId)).toBe('member')
  })

  it('lose access at once when removed, under rules and procedures, and keep their own workspace (H-019)', async () => {
    const team = await makeTeam(region, 2)
    const mel = (await makeAccount(region)).caller
    const { link } = await invite(team, mel.email)
    await acceptInvite(makePorts(), mel, link)
    const reads = () => asSomebody(region, { uid: mel.uid }).get(paths.workspace(team.workspaceId))
    expect(await reads()).toBe(true)
    expect(
      await asSomebody(region, { uid: mel.uid }).list(paths.invites(team.workspaceId), { limit: 100 }),
    ).toBe(true)
    await removeMember(makePorts(), team.caller, { ...team, uid: mel.uid })
    expect(await reads()).toBe(false)
    await expect(invite({ ...team, caller: mel }, 'friend@example.com')).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await roleOf(region, mel, mel.uid)).toBe('owner')
    await expect(removeMember(makePorts(), team.caller, { ...team, uid: mel.uid })).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await expectSeatsToHold(team, [team.caller, mel])).toMatchObject({ taken: 1 })
  })

  it('may come from the other region, and can have a workspace of their own here later', async () => {
    const team = await makeTeam(region, 3)
    const mel = (await makeAccount(otherThan(region))).caller
    const newcomer = makeCaller()
    for (const person of [mel, newcomer])
      await acceptInvite(makePorts(), person, (await invite(team, person.email)).link)
    expect(await roleOf(region, mel, team.workspaceId)).toBe('member')
    expect(await roleOf(otherThan(region), mel, mel.uid)).toBe('owner')
    // Their first workspace, created after they accepted the invite.
    expect(await bootstrapAccount(makePorts(), newcomer, { region })).toMatchObject({ created: true })
    expect(await bootstrapAccount(makePorts(), newcomer, { region })).toMatchObject({ created: false })
    const access = await readDocument(region, paths.access(newcomer.uid), accessSchema)
    expect(access?.data).toMatchObject({ ws: { [team.workspaceId]: 'member', [newcomer.uid]: 'owner' } })
  })

  it('are refused at an invite when their session was ended in the other region', async () => {
    const team = await makeTeam(region, 2)
    const mel = (await makeAccount(otherThan(region))).caller
    const { link } = await invite(team, mel.email)
    await new Writes(otherThan(region)).update(paths.access(mel.uid), { sv: 1 }).commit()
    await expect(acceptInvite(makePorts(), mel, link)).rejects.toMatchObject({ code: 'unauthenticated' })
    await new Writes(otherThan(region)).update(paths.access(mel.uid), { disabled: true }).commit()
    await expect(acceptInvite(makePorts(), { ...mel, sessionVersion: 1 }, link)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('join and create a workspace at the same moment without losing either', async () => {
    const team = await makeTeam(region, 2)
    const newcomer = makeCaller()
    const { link } = await invite(team, newcomer.email)
    expect(
      await outcomes([
        acceptInvite(makePorts(), newcomer, link),
        bootstrapAccount(makePorts(), newcomer, { region }),
      ]),
    ).toEqual(['done', 'done'])
    const access = await readDocument(region, paths.access(newcomer.uid), accessSchema)
    expect(access?.data).toMatchObject({ ws: { [team.workspaceId]: 'member', [newcomer.uid]: 'owner' } })
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { openReviewWorld } from '#test/agents/openReviewWorld.ts'
import { agentBackupSchema, agentSchema } from '../../../shared/agents/agent.ts'
import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { publishAgent } from '../publishAgent.ts'
import { changeClients } from '../../agency/clients/changeClients.ts'
import { approveSignUp } from '../../agency/signUps/answerSignUp.ts'
import { clientEmailPath } from '../../agency/clients/clientEmail.ts'
import { requestApproval } from './requestApproval.ts'

beforeAll(clearDatabases)

const own = 'The member who added a client can’t ask them for approval'
const needed = 'A client of this organization must approve this draft before it’s published.'

/** Creates a draft, a member who does not own the workspace, and a client whom that member has added. */
async function openTeam(region: Region) {
  const world = await openReviewWorld(region)
  const member = await makeMember(world)
  const theirs = await makeClient({ ...world, caller: member })
  await world.write({ title: 'Front desk' })
  const askAs = async (as: Caller, clientId: string) => {
    const draft = await readDocument(region, paths.agent(world.ref.agentId), agentSchema)
    const seen = agentFingerprint(draft?.data ?? {})
    const asking = { seen, clientIds: [clientId], message: '', showsAll: true, attemptId: randomUUID() }
    return requestApproval(world.ports, as, { ...world.ref, ...asking })
  }
  const approval = async () => {
    const runtime = await readDocument(region, paths.runtime(world.ref.agentId), runtimeSchema)
    return runtime?.data.approvals[0]
  }
  return { ...world, member, theirs, askAs, approval }
}

describe.each(oneRegion)('a client who approves in %s', (region) => {
  it('is described in the approval: their mailbox, how the session began, who asked and who added them', async () => {
    const { caller, ports, ref, one, ask, write, decide, review, approval } = await openTeam(region)
    await write({ title: 'Front desk' })
    await ask()
    const start = { via: 'link' as const, by: caller.uid }
    await decide({ ...one.asClient, start })
    const expected = { signedAt: one.email, start, askedBy: caller.uid, addedBy: caller.uid, isOwn: false }
    expect(await approval()).toMatchObject(expected)
    expect(await review()).toMatchObject({ signedAt: one.email, signedInBy: 'link' })
    await publishAgent(ports, caller, ref)
    const versions = await readQuery(region, paths.backups(ref.agentId), agentBackupSchema)
    expect(versions.some(({ data }) => data.approval?.signedAt === one.email)).toBe(true)
  })

  it("cannot be the asking member's own where an approval is required; another member may ask them", async () => {
    const { caller, ports, ref, member, theirs, one, askAs, decide, require } = await openTeam(region)
    await require(true)
    await expect(askAs(member, theirs.clientId)).rejects.toThrow(own)
    await askAs(member, one.clientId)
    await askAs(caller, theirs.clientId)
    await decide(theirs.asClient)
    await publishAgent(ports, member, ref)
  })

  it('cannot be a person whose request for access the asking member has approved, where an approval is required', async () => {
    const { caller, ports, agencyId, orgId, workspaceId, member, askAs, require } = await openTeam(region)
    await require(true)
    const request = { name: 'Max', email: 'max@own.example', company: 'X', message: '', language: 'en' }
    await new Writes(region)
      .set(paths.signUps(agencyId), { workspaceId, requests: { own: { ...request, networks: [], at: 1 } } })
      .commit()
    const approval = { region, agencyId, signUpId: 'own', orgId, name: 'X' }
    const { clientId } = await approveSignUp(ports, member, approval)
    await expect(askAs(member, clientId)).rejects.toThrow(own)
    await askAs(caller, clientId)
  })

  it("can be the asking member's own where no approval is required, but that approval counts for nothing else", async () => {
    const { ports, ref, member, theirs, askAs, decide, require, approval } = await openTeam(region)
    await askAs(member, theirs.clientId)
    await decide(theirs.asClient)
    expect(await approval()).toMatchObject({ isOwn: true, addedBy: member.uid, askedBy: member.uid })
    await require(true)
    await expect(publishAgent(ports, member, ref)).rejects.toThrow(needed)
  })

  it("cannot approve as the asking member's own when approvals are required since then", async () => {
    const { member, theirs, askAs, decide, require, review } = await openTeam(region)
    await askAs(member, theirs.clientId)
    await require(true)
    await expect(decide(theirs.asClient)).rejects.toThrow(own)
    expect((await review()).state).toBe('waiting')
  })

  it("counts as the member's own when the member adds them through a client whom they have added", async () => {
    const { caller, ports, member, theirs, orgId, askAs, require, ...world } = await openTeam(region)
    await require(true)
    const rights = { isOrgAdmin: true }
    await changeClients(ports, caller, { region, clientIds: [theirs.clientId], change: { rights } })
    const second = await makeClient({ ...world, orgId, caller: theirs.asClient })
    await expect(askAs(member, second.clientId)).rejects.toThrow(own)
    // In a session of another's client that the member has opened.
    await changeClients(ports, caller, { region, clientIds: [world.one.clientId], change: { rights } })
    const start = { via: 'link' as const, by: member.uid }
    const third = await makeClient({
      ...world,
      orgId,
      // The session begins after the member has joined, maybe a second after the client was created.
      caller: { ...world.one.asClient, authTime: member.authTime, start },
    })
    await expect(askAs(member, third.clientId)).rejects.toThrow(own)
    await askAs(caller, third.clientId)
  })

  it('cannot approve when the asking member set their email after the request', async () => {
    const { caller, one, ask, agencyId, decide, review } = await openTeam(region)
    await ask()
    const { askedAt } = await review()
    await new Writes(region)
      .update(clientEmailPath(agencyId, one.email), { by: caller.uid, at: askedAt + 1 })
      .commit()
    await expect(decide(one.asClient)).rejects.toThrow(
      'The member who requested this changed the client’s address',
    )
    expect((await review()).state).toBe('waiting')
  })
})

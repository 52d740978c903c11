import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller } from '#test/factories.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { openReviewWorld } from '#test/agents/openReviewWorld.ts'
import { agentSchema } from '../../../shared/agents/agent.ts'
import { agentFingerprint } from '../../../shared/agents/agentFingerprint.ts'
import { noticeSchema } from '../../../shared/agencies/notices.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { reviewSchema } from '../../../shared/agents/review.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { createAgent } from '../createAgent.ts'
import { publishAgent } from '../publishAgent.ts'
import { linkAgents } from '../blueprints/linkAgents.ts'
import { sendBlueprint } from '../blueprints/sendBlueprint.ts'
import { undoSend } from '../blueprints/undoSend.ts'
import { deleteClients } from '../../agency/clients/deleteClients.ts'
import { saveOrganisation } from '../../agency/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../agency/organisations/setOrganisationAgents.ts'
import { createOrganisation } from '../../agency/organisations/createOrganisation.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { requestApprovalCode } from './approvalCode.ts'
import { decideReview } from './decideReview.ts'
import { withdrawReview } from './withdrawReview.ts'

beforeAll(clearDatabases)

const needed = 'A client of this organization must approve this draft before it’s published.'

describe.each(oneRegion)('a draft that clients approve in %s', (region) => {
  it("is shown field by field, approved once, and published with the approver's name", async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, one, two, write, ask, review, decide } = world
    await write({ title: 'Front desk', 'vgOptions.systemPrompt': 'Be brief.' })
    await ask()
    expect(await review()).toMatchObject({
      state: 'waiting',
      clientNames: ['Cleo Client', 'Cleo Client'],
      changes: expect.arrayContaining([
        { path: 'title', from: 'Desk', to: 'Front desk', isHidden: false },
        expect.objectContaining({ path: 'vgOptions.systemPrompt', to: 'Be brief.' }),
      ]),
    })
    const decided = await Promise.allSettled([decide(one.asClient), decide(two.asClient)])
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(String(decided.find((result) => result.status === 'rejected')?.reason)).toContain(
      'has already decided.',
    )
    await world.require(true)
    const { version } = await publishAgent(ports, caller, ref)
    const storedVersion = (await world.versions()).find(({ data }) => data.version === version)
    expect(storedVersion?.data).toMatchObject({ approval: { byName: 'Cleo Client' }, reason: '' })
    expect(await world.logKinds()).toEqual(
      expect.arrayContaining(['approvalAsked', 'draftApproved', 'publishedApproved']),
    )
  })

  it('is published without a required approval only by the owner, with a reason', async () => {
    const { caller, ports, ref, write, versions, logKinds, orgId, ...world } = await openReviewWorld(region)
    await world.require(true)
    await write({ title: 'Front desk' })
    await expect(publishAgent(ports, caller, ref)).rejects.toThrow(needed)
    const member = makeCaller()
    await new Writes(region)
      .set(paths.access(member.uid), {
        kind: 'user',
        sv: 0,
        disabled: false,
        ws: { [world.workspaceId]: 'member' },
      })
      .commit()
    await expect(publishAgent(ports, member, { ...ref, reason: 'Now' })).rejects.toThrow(
      'Only the workspace owner can publish without approval.',
    )
    const off = { region, orgId, changed: { settings: { approvalRequired: false } } }
    await expect(saveOrganisation(ports, member, off)).rejects.toThrow('Only the workspace owner can decide')
    const { version } = await publishAgent(ports, caller, { ...ref, reason: 'A wrong price' })
    const storedVersion = (await versions()).find(({ data }) => data.version === version)
    expect(storedVersion?.data).toMatchObject({ approval: null, reason: 'A wrong price' })
    expect(await logKinds()).toContain('publishedUnapproved')
    const notices = await readQuery(region, paths.notices(orgId, 2), noticeSchema)
    expect(notices.map(({ data }) => data)).toEqual([
      expect.objectContaining({ kind: 'publishedUnapproved', words: 'A wrong price' }),
    ])
  })

  it('is approved as it was shown: later changes are not, and an earlier draft still is', async () => {
    const { caller, ports, ref, one, write, ask, decide, require, readDraft } = await openReviewWorld(region)
    await require(true)
    await write({ title: 'Front desk' })
    await ask()
    await write({ title: 'Something else' })
    await decide(one.asClient)
    await expect(publishAgent(ports, caller, ref)).rejects.toThrow(needed)
    await write({ title: 'Front desk' })
    await publishAgent(ports, caller, ref)
    await write({ title: 'Another' })
    await ask()
    await decide(one.asClient)
    await publishAgent(ports, caller, ref)
    // Back to the draft that was approved before.
    await write({ title: 'Front desk' })
    await publishAgent(ports, caller, ref)
    expect((await readDraft()).title).toBe('Front desk')
  })

  it('is approved only by the clients who are asked, in the newest request, until it is withdrawn', async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, one, two, write, ask, review, decide } = world
    await write({ title: 'Front desk' })
    await ask([one.clientId])
    const shown = await review()
    await expect(decide(two.asClient)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(decide(caller)).rejects.toMatchObject({ code: 'permission-denied' })
    const other = await openReviewWorld(region)
    await expect(decide(other.one.asClient)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(ask([other.one.clientId])).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(decide(one.asClient, 'approve', { round: shown.round, hash: 'other' })).rejects.toThrow(
      'There’s a newer draft',
    )
    await write({ title: 'Newer' })
    await ask([one.clientId])
    await expect(decide(one.asClient, 'approve', shown)).rejects.toThrow('There’s a newer draft')
    await withdrawReview(ports, caller, { ...ref, round: 2 })
    await expect(decide(one.asClient)).rejects.toThrow('This was withdrawn')
    await expect(withdrawReview(ports, one.asClient, { ...ref, round: 2 })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('is either approved or withdrawn when both come at once', async () => {
    const { caller, ports, ref, one, write, ask, review, decide } = await openReviewWorld(region)
    await write({ title: 'Front desk' })
    const { round } = await ask()
    const results = await Promise.allSettled([
      decide(one.asClient),
      withdrawReview(ports, caller, { ...ref, round }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(['approved', 'withdrawn']).toContain((await review()).state)
  })

  it('cannot be decided by a client whose access, or whose agent, was withdrawn', async () => {
    const { caller, ports, ref, one, two, write, ask, decide, review, orgId } = await openReviewWorld(region)
    await write({ title: 'Front desk' })
    await ask()
    await deleteClients(ports, caller, { region, clientIds: [one.clientId] })
    await expect(decide(one.asClient)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await review()).toMatchObject({ clientIds: [two.clientId], clientNames: ['Cleo Client'] })
    const settings = { disableClientAccess: true }
    await saveOrganisation(ports, caller, { region, orgId, changed: { settings } })
    await expect(decide(two.asClient)).rejects.toMatchObject({ code: 'permission-denied' })
    await saveOrganisation(ports, caller, {
      region,
      orgId,
      changed: { settings: { disableClientAccess: false } },
    })
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [] })
    expect(await readDocument(region, paths.review(ref.agentId), reviewSchema)).toBeUndefined()
  })

  it('is not published by a blueprint, and can return to what was approved', async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, one, write, ask, decide, require, readDraft, workspaceId } = world
    await write({ description: 'Ours' })
    await ask()
    await decide(one.asClient)
    await publishAgent(ports, caller, ref)
    await require(true)
    const input = { region, workspaceId, agentName: 'Pattern', agentTemplate: 'blank-template' as const }
    const made = await createAgent(ports, caller, { ...input, attemptId: randomUUID() })
    const masterId = made.agentCreated.ID
    const agentIds = [ref.agentId]
    await linkAgents(ports, caller, { region, masterId, agentIds, takesAll: false })
    await new Writes(region).update(paths.agent(masterId), { primaryColor: '#112233' }).commit()
    const master = await readDocument(region, paths.agent(masterId), agentSchema)
    const seen = agentFingerprint(master?.data ?? {})
    const sendId = randomUUID()
    const sending = { region, masterId, agentIds, sendId, seen, publishes: true }
    const { sent } = await sendBlueprint(ports, caller, sending)
    expect(sent).toEqual([{ agentId: ref.agentId, changed: 1, outcome: 'draft' }])
    expect(await readDraft()).toMatchObject({ primaryColor: '#112233', publishedVersion: 2 })
    await undoSend(ports, caller, { region, sendId, agentIds })
    await publishAgent(ports, caller, ref)
    expect((await readDraft()).description).toBe('Ours')
  })

  it("is never approved by an owner who views the client's dashboard, even when they may change it", async () => {
    const { agencyId, workspaceId, orgId, one, write, ask, decide } = await openReviewWorld(region)
    await write({ title: 'Front desk' })
    await ask()
    const uid = `imp_${randomUUID()}`
    const looking = {
      kind: 'imp',
      sv: 0,
      disabled: false,
      clientId: one.clientId,
      orgId,
      wsId: workspaceId,
      agencyId,
      pages: ['/home', '/settings'],
      isActing: true,
      actor: workspaceId,
      actorSv: 0,
      actorAuthTime: Math.floor(Date.now() / 1000) + 60,
      exp: new Date(Date.now() + minuteMs),
    }
    await new Writes(region).set(paths.access(uid), looking).commit()
    const asImpersonator = makeCaller({ uid, email: '', emailVerified: false, region })
    await expect(decide(asImpersonator)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it("is approved from the client's own mailbox: a session that their agency has opened is not enough", async () => {
    const { ref, needs, ports, one, two, write, ask, review } = await openReviewWorld(region)
    await write({ title: 'Front desk' })
    await ask()
    const { round, hash } = await review()
    const approve = (code: string, requestId: string, as = one.asClient) =>
      decideReview(needs, as, { ...ref, round, hash, decision: 'approve', word: '', code, requestId })
    await expect(approve('', '')).rejects.toMatchObject({ code: 'unauthenticated' })
    const { requestId, address } = await requestApprovalCode(needs, two.asClient, { ...ref, round })
    expect(address).toBe(two.email)
    const mail = ports.sent.at(-1)
    expect(mail?.to).toBe(two.email)
    const code = /\b\d{6}\b/.exec(mail?.html ?? '')?.[0] ?? ''
    await expect(approve(code, requestId)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await review()).state).toBe('waiting')
    // Another session of the client neither replaces the code nor uses up its tries.
    const other = await requestApprovalCode(needs, two.asClient, { ...ref, round })
    await expect(approve(code, other.requestId, two.asClient)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await approve(code, requestId, two.asClient)
    expect((await review()).decidedBy).toBe(two.uid)
  })

  it('is added to an organisation and taken out by the owner alone when it is published without a required approval (H-114)', async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, require, write, orgId } = world
    await require(true)
    const member = await makeMember(world)
    const give = (as: Caller, widgetIDs: string[]) =>
      setOrganisationAgents(ports, as, { region, orgId, widgetIDs })
    // Nor does a member take it out to publish what its visitors see without an approval.
    await expect(give(member, [])).rejects.toThrow('Only the workspace owner can decide')
    await expect(publishAgent(ports, member, ref)).resolves.toMatchObject({ version: 1 })
    await write({ title: 'Front desk' })
    await expect(publishAgent(ports, member, ref)).rejects.toThrow(needed)
    await give(caller, [])
    await publishAgent(ports, member, ref)
    await expect(give(member, [ref.agentId])).rejects.toMatchObject({ code: 'permission-denied' })
    await give(caller, [ref.agentId])
  })

  it('is approved in one organisation and not in the next', async () => {
    const { caller, ports, ref, one, write, ask, decide, orgId, workspaceId } = await openReviewWorld(region)
    await write({ title: 'Front desk' })
    await ask()
    await decide(one.asClient)
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [] })
    const next = await createOrganisation(ports, caller, { region, workspaceId, name: 'Next' })
    await setOrganisationAgents(ports, caller, { region, orgId: next.orgId, widgetIDs: [ref.agentId] })
    const changed = { settings: { approvalRequired: true } }
    await saveOrganisation(ports, caller, { region, orgId: next.orgId, changed })
    await expect(publishAgent(ports, caller, ref)).rejects.toThrow(needed)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask as say, makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { openReviewWorld } from '#test/agents/openReviewWorld.ts'
import { makeMember } from '#test/workspaces/members.ts'
import { paths } from '../../../shared/paths.ts'
import { reviewCommentSchema } from '../../../shared/agents/review.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { resetClientPassword } from '../../agency/clients/resetClientPassword.ts'
import { transferCredits } from '../../agency/credit/transferCredits.ts'
import { saveOrganisation } from '../../agency/organisations/saveOrganisation.ts'
import { removeMember } from '../../workspaces/members/removeMember.ts'
import { requireLivePass } from '../../chat/visitors/access/requireWelcome.ts'
import { verifyVisitorToken } from '../../chat/visitors/access/visitorToken.ts'
import { addReviewComment } from './reviewComments.ts'
import { createReviewSession } from './reviewSession.ts'
import { withdrawReview } from './withdrawReview.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)("a client's chat with a draft in %s", (region) => {
  it('uses the draft in review, shows no cost, and ends with the request', async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, one, two, write, ask, workspaceId, orgId } = world
    await transferCredits(ports, caller, {
      region,
      workspaceId,
      orgId,
      direction: 'toOrg',
      amount: 400_000,
      transferId: randomUUID(),
    })
    const engine = makeEngine(undefined, { tasks: ports.tasks })
    await write({ title: 'Front desk' })
    const { round } = await ask([one.clientId])
    await write({ title: 'Later' })
    const open = (as = one.asClient) => createReviewSession(engine, as, { ...ref, round })
    await expect(open(two.asClient)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(open(caller)).rejects.toMatchObject({ code: 'permission-denied' })
    const { token, conversationId, config } = await open()
    expect(config.title).toBe('Front desk')
    const claims = verifyVisitorToken(engine.signing, token, Date.now())
    const { answer, last } = await say(engine, claims)
    expect(answer?.text).not.toBe('')
    expect(last).not.toHaveProperty('report')

    const message = { conversationId, messageId: answer?.id ?? '' }
    const comment = { ...ref, round, commentId: randomUUID(), path: '', text: 'Is this so?' }
    await addReviewComment(ports, one.asClient, { ...comment, message })
    const comments = await readQuery(region, paths.reviewComments(ref.agentId), reviewCommentSchema)
    expect(comments[0]?.data.quote).toBe(answer?.text.slice(0, 300))

    const closes = (disableClientAccess: boolean) =>
      saveOrganisation(ports, caller, { region, orgId, changed: { settings: { disableClientAccess } } })
    await closes(true)
    expect((await say(engine, claims)).code).toBe('permission-denied')
    await closes(false)
    await withdrawReview(ports, caller, { ...ref, round })
    expect((await say(engine, claims)).code).toBe('not-found')
    await expect(open()).rejects.toThrow('This was withdrawn')
  })
  it("ends with the membership of a member who chats in the client's name", async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, one, ask } = world
    const mel = await makeMember(world)
    const { round } = await ask([one.clientId])
    const engine = makeEngine(undefined, { tasks: ports.tasks })
    const opened = { ...one.asClient, authTime: mel.authTime, start: { via: 'link' as const, by: mel.uid } }
    const claimsOf = async (as: typeof one.asClient) =>
      verifyVisitorToken(
        engine.signing,
        (await createReviewSession(engine, as, { ...ref, round })).token,
        Date.now(),
      )
    const [byMel, own] = [await claimsOf(opened), await claimsOf(one.asClient)]
    await requireLivePass(engine, byMel)
    await removeMember(ports, caller, { ...world, uid: mel.uid })
    await expect(requireLivePass(engine, byMel)).rejects.toMatchObject({ code: 'permission-denied' })
    await requireLivePass(engine, own)
  })

  it('ends with a new password, and with the sessions of the member who opened theirs (H-115)', async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, ref, one, two, ask } = world
    const { round } = await ask([one.clientId, two.clientId])
    const engine = makeEngine(undefined, { tasks: ports.tasks })
    const authTime = caller.authTime ?? 0
    const passOf = async (as: typeof one.asClient) =>
      verifyVisitorToken(
        engine.signing,
        (await createReviewSession(engine, { ...as, authTime }, { ...ref, round })).token,
        Date.now(),
      )
    const own = await passOf(one.asClient)
    const opened = await passOf({ ...two.asClient, start: { via: 'link', by: caller.uid } })
    await resetClientPassword(ports, caller, { region, clientId: one.clientId, password: '' })
    expect((await say(engine, own)).code).toBe('permission-denied')
    const renewed = { ...one.asClient, sessionVersion: one.asClient.sessionVersion + 1 }
    expect((await say(engine, await passOf(renewed))).code).not.toBe('permission-denied')

    expect((await say(engine, opened)).code).not.toBe('permission-denied')
    await new Writes(region).update(paths.access(caller.uid), { tokensFrom: authTime + 1 }).commit()
    expect((await say(engine, opened)).code).toBe('permission-denied')
  })
})

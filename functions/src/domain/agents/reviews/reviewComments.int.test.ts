import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { openReviewWorld } from '#test/agents/openReviewWorld.ts'
import { paths } from '../../../shared/paths.ts'
import { reviewCommentSchema } from '../../../shared/agents/review.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { changeClients } from '../../agency/clients/changeClients.ts'
import { deleteClients } from '../../agency/clients/deleteClients.ts'
import { decideReview } from './decideReview.ts'
import { addReviewComment, answerReviewComment, resolveReviewComment } from './reviewComments.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the comments on a draft in %s', (region) => {
  it('are answered, resolved, limited, and deleted with their author', async () => {
    const world = await openReviewWorld(region)
    const { caller, ports, needs, ref, one, two, write, ask, decide, review } = world
    await write({ title: 'Front desk' })
    const { round } = await ask()
    const commentId = randomUUID()
    const comment = { ...ref, round, commentId, path: 'title', text: 'Too long?' }
    await addReviewComment(ports, one.asClient, comment)
    await addReviewComment(ports, one.asClient, comment)
    await expect(
      addReviewComment(ports, one.asClient, { ...comment, commentId: randomUUID(), path: 'ownerID' }),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
    const message = { conversationId: 'somebody-elses-chat', messageId: 'one' }
    await expect(
      addReviewComment(ports, one.asClient, { ...comment, commentId: randomUUID(), path: '', message }),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
    const answer = { ...ref, commentId, answerId: randomUUID(), text: 'Shorter now.' }
    await answerReviewComment(ports, caller, answer)
    await answerReviewComment(ports, caller, answer)
    await answerReviewComment(ports, two.asClient, { ...answer, answerId: randomUUID(), text: 'Fine.' })
    const read = () => readQuery(region, paths.reviewComments(ref.agentId), reviewCommentSchema)
    expect((await read()).map(({ data }) => data)).toMatchObject([
      { path: 'title', byName: 'Cleo Client', answers: [{ isClient: false }, { isClient: true }] },
    ])
    await expect(
      decideReview(needs, one.asClient, {
        ...ref,
        round,
        hash: (await review()).hash,
        decision: 'askForChanges',
        word: '',
        code: '',
        requestId: '',
      }),
    ).rejects.toThrow('Please say what should change.')
    await decide(one.asClient, 'askForChanges')
    expect(await review()).toMatchObject({ state: 'changesAsked', word: 'Shorter, please.', commentCount: 1 })
    await deleteClients(ports, caller, { region, clientIds: [two.clientId] })
    expect((await read())[0]?.data.answers).toHaveLength(1)
    const resolving = { ...ref, commentId, isResolved: true }
    await expect(resolveReviewComment(ports, one.asClient, resolving)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await resolveReviewComment(ports, caller, resolving)
    const open = { ...comment, commentId: randomUUID(), path: '', text: 'And the price?' }
    await addReviewComment(ports, one.asClient, open)
    await write({ title: 'Bell' })
    await ask([one.clientId])
    // An unresolved comment is still open.
    expect((await read()).map(({ data }) => data.text)).toEqual(['And the price?'])
    await answerReviewComment(ports, caller, { ...answer, commentId: open.commentId, text: 'It stays.' })
    expect((await review()).commentCount).toBe(1)
    await expect(addReviewComment(ports, one.asClient, open)).rejects.toThrow('There’s a newer draft')
    await deleteClients(ports, caller, { region, clientIds: [one.clientId] })
    expect(await review()).toMatchObject({ round: 2, clientIds: [] })
  })

  it('hide how the agent is made where its owner wants that', async () => {
    const { write, ask, review, one } = await openReviewWorld(region)
    await write({ 'vgOptions.systemPrompt': 'A secret recipe.', title: 'Front desk' })
    await ask([one.clientId], false)
    const { changes } = await review()
    expect(changes).toContainEqual({ path: 'vgOptions.systemPrompt', isHidden: true })
    expect(JSON.stringify(changes)).not.toContain('recipe')
  })

  it("are emailed to the clients who are asked, in the agency's name, regardless of their settings", async () => {
    const { caller, ports, one, two, write, ask } = await openReviewWorld(region)
    await new Writes(region)
      .update(paths.client(one.clientId), {
        notificationsSettings: { notifyThrough: 'none', notifyIf: 'none' },
      })
      .commit()
    const change = { rights: { canAccess: ['/settings'] as ['/settings'] } }
    await changeClients(ports, caller, { region, clientIds: [one.clientId], change })
    await write({ title: 'Front desk' })
    await ask([one.clientId])
    await ports.tasks.run()
    const mails = ports.sent.filter(({ to }) => [one.email, two.email].includes(to))
    expect(mails.map(({ to }) => to)).toEqual([one.email])
    expect(mails[0]?.html).toContain('/approval')
    expect(mails[0]?.html).toContain('Please look.')
    expect(mails[0]?.html).not.toContain('Parley')
  })
})

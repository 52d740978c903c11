import { beforeAll, describe, expect, it } from 'vitest'
import { openReviewWorld } from '#test/agents/openReviewWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { notifyOfDecision } from './notifyOfDecision.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the email about a decision in %s', (region) => {
  it('reaches the owner and the member who asked, once each', async () => {
    const world = await openReviewWorld(region)
    const { ports, ref, one, write, ask, review, decide, workspaceId } = world
    await write({ title: 'Front <desk>' })
    await ask()
    const member = {
      uid: makeCaller().uid,
      email: 'mia@team.example',
      name: 'Mia',
      role: 'member',
      joinedAt: 1,
    }
    await new Writes(region)
      .set(paths.member(workspaceId, member.uid), member)
      .update(paths.review(ref.agentId), { askedBy: member.uid })
      .commit()
    await decide(one.asClient, 'askForChanges')
    await ports.tasks.run()
    const mails = () => ports.sent.filter(({ subject }) => subject.includes('asks for changes'))
    expect(mails().map(({ to }) => to)).toEqual([expect.stringContaining('@'), 'mia@team.example'])
    const [mail] = mails()
    expect(mail?.subject).toBe('Cleo Client asks for changes to “Front <desk>”')
    expect(mail?.html).toContain('Front &lt;desk&gt;')
    expect(mail?.html).toContain('Shorter, please.')
    expect(mail?.html).toContain(`/app/${region}/agents/${ref.agentId}"`)
    await notifyOfDecision(ports, 'https://app.example', { ...ref, round: (await review()).round })
    expect(mails()).toHaveLength(2)
  })

  it('says that an approved draft can be published, and is not sent after a newer request', async () => {
    const { ports, ref, one, write, ask, review, decide } = await openReviewWorld(region)
    await write({ title: 'Front desk' })
    await ask()
    const { round } = await review()
    await decide(one.asClient)
    const mails = () => ports.sent.filter(({ subject }) => subject.includes('approved'))
    await write({ title: 'Another' })
    await ask()
    await notifyOfDecision(ports, 'https://app.example', { ...ref, round })
    expect(mails()).toEqual([])
    await decide(one.asClient)
    await ports.tasks.run()
    expect(mails()[0]?.html).toContain('You can publish it.')
  })
})

import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'
import { savedTestSchema } from '@parley/functions/shared/agents/savedTests'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import { readList } from '../../../lib/firestore/firestore.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/firestore/firestore.ts', () => ({ readList: vi.fn() }))

const agent = makeAgent({ publishedVersion: 1, publishedFingerprint: 'earlier' })
const look = `/app/eu/agents/${agent.ID}/look`
const fingerprint = agentFingerprint(agent)

function makeTest(
  last: { passed: boolean; fingerprint?: string; knowledge?: number; isChanged?: boolean } | null,
  published: { passed: boolean } | null,
  expects: object = { contains: ['yes'] },
) {
  const run = { answer: 'The draft answer', missed: ['contains'], at: 1, fingerprint }
  return savedTestSchema.parse({
    ID: 'one',
    agentId: agent.ID,
    ownerID: 'ann',
    question: 'Is there parking?',
    expected: 'Yes',
    expects,
    at: 1,
    by: 'ann',
    last: last && { ...run, ...(last.passed && { missed: [] }), ...last },
    published: published && { ...run, answer: 'The public answer', ...published },
  })
}

const testsAre = (...items: ReturnType<typeof makeTest>[]) =>
  vi.mocked(readList).mockResolvedValue({ items, brokenIds: [] })

async function clickPublish() {
  const { user } = renderApp(look)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  return user
}

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ version: 2, fingerprint: 'x' })
  setAnnsWorld({ agents: [agent] })
})

describe('publishing with saved tests', () => {
  it('publishes when all tests have run and passed', async () => {
    testsAre(makeTest({ passed: true }, { passed: true }), makeTest({ passed: true }, null))
    await clickPublish()
    await screen.findByText("You've just published your agent, it's now time to deploy")
    expect(call).toHaveBeenCalledExactlyOnceWith('publishAgent', { region: 'eu', agentId: agent.ID }, 'eu')
  })

  it('reports that an approval is required, and publishes without one only with a reason', async () => {
    testsAre()
    vi.mocked(call).mockRejectedValueOnce(
      new CallError('failed-precondition', 'Needed.', {}, 'approvalNeeded'),
    )
    const user = await clickPublish()
    const dialog = await screen.findByRole('dialog', { name: 'Approval needed' })
    await user.click(within(dialog).getByRole('button', { name: 'Publish anyway' }))
    await within(dialog).findByText('Give a reason in one sentence.')
    await user.type(within(dialog).getByLabelText('Why publish it without approval?'), 'A wrong price')
    await user.click(within(dialog).getByRole('button', { name: 'Publish anyway' }))
    await screen.findByText("You've just published your agent, it's now time to deploy")
    const reason = 'A wrong price'
    expect(call).toHaveBeenLastCalledWith('publishAgent', { region: 'eu', agentId: agent.ID, reason }, 'eu')
  })

  it('shows the answers that got worse, and returns to editing', async () => {
    testsAre(makeTest({ passed: false }, { passed: true }))
    const user = await clickPublish()
    const list = await screen.findByRole('list', { name: 'Answers to review' })
    expect(within(list).getByText('The public answer')).toBeTruthy()
    expect(within(list).getByText('The draft answer')).toBeTruthy()
    expect(within(list).getByText('Missing from the answer: yes')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    expect(screen.queryByRole('list', { name: 'Answers to review' })).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })

  it.each([
    ['fails what visitors are answered well', { passed: false }, { passed: true }, 'Regressed'],
    ['fails what visitors are answered no better', { passed: false }, { passed: false }, 'Fails'],
    ['fails what was never published', { passed: false }, null, 'Fails'],
    [
      'says something else that nothing judges',
      { passed: true, isChanged: true },
      { passed: true },
      'Changed',
    ],
  ] as const)('warns of a draft that %s', async (_, last, published, badge) => {
    testsAre(makeTest(last, published, badge === 'Changed' ? {} : undefined))
    await clickPublish()
    expect(
      within(await screen.findByRole('list', { name: 'Answers to review' })).getByText(badge),
    ).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('publishes anyway on request', async () => {
    testsAre(makeTest({ passed: false }, { passed: true }))
    const user = await clickPublish()
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }))
    await screen.findByText("You've just published your agent, it's now time to deploy")
    expect(call).toHaveBeenCalledExactlyOnceWith('publishAgent', { region: 'eu', agentId: agent.ID }, 'eu')
  })

  it('ignores a run of another draft, and offers a new one', async () => {
    testsAre(makeTest({ passed: false, fingerprint: 'other' }, { passed: true }))
    const user = await clickPublish()
    await screen.findByText('A saved test hasn’t run since you changed the agent or its knowledge.')
    const counts = { passed: 0, failed: 1, unjudged: 0, notAsked: 0 }
    vi.mocked(call).mockResolvedValue({ startedAt: 1, ...counts, isComplete: true })
    testsAre(makeTest({ passed: false }, { passed: true }))
    await user.click(screen.getByRole('button', { name: 'Run tests first' }))
    await screen.findByRole('list', { name: 'Answers to review' })
    expect(call).toHaveBeenCalledExactlyOnceWith('runTests', { region: 'eu', agentId: agent.ID }, 'eu')
  })

  it('ignores a run from before a change of the knowledge', async () => {
    testsAre(makeTest({ passed: true, knowledge: 7 }, { passed: true }))
    await clickPublish()
    expect(
      await screen.findByText('A saved test hasn’t run since you changed the agent or its knowledge.'),
    ).toBeTruthy()
  })

  it('shows the cost of judging before the tests are run', async () => {
    testsAre(makeTest(null, null, { judge: { wanted: true } }))
    await clickPublish()
    const cost = /^The model judges one answer per run, for about [\d.]+ credits/
    expect(await screen.findByText(cost)).toBeTruthy()
  })

  it('is possible without running the tests', async () => {
    testsAre(makeTest(null, null))
    const user = await clickPublish()
    await screen.findByText('A saved test hasn’t run since you changed the agent or its knowledge.')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText("You've just published your agent, it's now time to deploy")).toBeTruthy()
  })
})

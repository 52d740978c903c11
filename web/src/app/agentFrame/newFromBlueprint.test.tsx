import { paths } from '@parley/functions/shared/paths'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { setWorld, currentWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

beforeAll(() => import('../../features/agents/blueprints/BlueprintPage.tsx'))

describe('an agent that is created from a blueprint', () => {
  it('is a copy that follows it', async () => {
    const master = makeAgent()
    const made = { agentId: 'CopyOfMaster0001', enableNodes: false }
    vi.mocked(call).mockResolvedValue(made)
    setAnnsWorld({ agents: [master] })
    const { documents, lists } = currentWorld()
    setWorld({ documents: { ...documents, [`eu/${paths.agent(master.ID)}`]: master }, lists })
    const { user } = renderApp(`/app/eu/blueprints/${master.ID}`)
    await user.click(await screen.findByRole('button', { name: 'New agent from this blueprint' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New agent from this blueprint' }))
    await user.click(dialog.getByRole('button', { name: 'Create agent' }))
    await screen.findByText('Agent duplicated.')
    const [copy, link] = vi.mocked(call).mock.calls.filter(([name]) => /^(duplicate|link)Agent/.test(name))
    expect(copy).toMatchObject(['duplicateAgent', { agentId: master.ID, withKnowledge: true }, 'eu'])
    const following = { region: 'eu', masterId: master.ID, agentIds: [made.agentId], takesAll: false }
    expect(link).toEqual(['linkAgents', following, 'eu'])
  })
})

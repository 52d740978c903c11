import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import type { Actor } from '@parley/functions/shared/workspaces/roles'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { connectNodes, emptyNode } from '../../../features/flow/store/flowEdits.ts'
import { SessionContext, WorkspaceContext } from '../../../lib/session/session.ts'
import { ViewerContext } from '../../../lib/session/viewer.ts'
import { call } from '../../../lib/call.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { setWorld } from '../../../test/fakeLive.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { AgentInViewContext } from '../../agentFrame/AgentInViewContext.ts'
import { ClientPrompt } from './ClientPrompt.tsx'
import { ClientSettings } from './ClientSettings.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))

const position = { x: 0, y: 0 }
const nodes = { n1: emptyNode('start', position), n2: { ...emptyNode('default', position), name: 'Orders' } }
const flow: Flow = connectNodes({ nodes, edges: {} }, 'n1', 'n2')

/** Shows the page of an owner who impersonates a client and has not switched to acting. */
function lookAt(agent: ReturnType<typeof makeAgent>) {
  const actor = { kind: 'impersonator', uid: 'ann', pages: ['/nodes', '/prompt'], isActing: false } as const
  show(agent, actor, <ClientPrompt />)
}

function show(agent: ReturnType<typeof makeAgent>, actor: Actor, shown: ReactNode) {
  const stored = { json: JSON.stringify(flow), seq: 1, hash: '1', by: 'ann', at: 0 }
  const documents = { [`eu/${paths.agent(agent.ID)}`]: agent, [`eu/${paths.flow(agent.ID)}`]: stored }
  setWorld({ documents, lists: {} })
  const inView = { region: 'eu', agentId: agent.ID, title: agent.title, workspaceId: 'ann' } as const
  const page = (
    <ViewerContext value={{ actor, sharedAgents: [agent.ID] }}>
      <AgentInViewContext value={inView}>{shown}</AgentInViewContext>
    </ViewerContext>
  )
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
      <WorkspaceContext value={{ region: 'eu', workspaceId: 'ann' }}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
      </WorkspaceContext>
    </SessionContext>,
    { wrapper: TestTheme },
  )
}

describe("a client's draft", () => {
  it('lets an impersonator navigate the nodes, but change nothing', async () => {
    lookAt(makeAgent({ enableNodes: true }))
    const start = within(await screen.findByRole('region', { name: 'Start' }))
    expect(start.getByRole('button', { name: 'Show' }).closest('fieldset[disabled]')).toBeNull()
    expect(start.getByRole('textbox', { name: 'Name' })).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Delete Orders' })).toBeNull()
  })

  it('lets an impersonator change nothing in a prompt', async () => {
    lookAt(makeAgent({ enableNodes: false }))
    const prompt = await screen.findByRole('textbox', { name: 'System prompt' })
    expect(prompt.closest('fieldset[disabled]')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Conversation' }).closest('fieldset[disabled]')).toBeNull()
  })

  it('refers a client with the prompt page of an agent that a project answers for to their agency', async () => {
    lookAt(makeAgent({ agentPlatform: 'vf' }))
    await screen.findByText('Managed elsewhere')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('changes texts through the functions, which keep the prompt, for a client with the settings page alone', async () => {
    const { title, description, theme, lang, UIhandoffTitle, UIhandoffSubtitle } = makeAgent()
    const texts = { title, description, theme, lang, UIhandoffTitle, UIhandoffSubtitle }
    answerCalls({
      readDescription: texts,
      saveDescription: { stored: { ...texts, title: 'Quay desk' }, conflicts: [] },
    })
    show(makeAgent(), { kind: 'client', uid: 'cleo', pages: ['/settings'] }, <ClientSettings />)
    const field = await screen.findByDisplayValue(title)
    const user = userEvent.setup()
    await user.clear(field)
    await user.type(field, 'Quay desk')
    await user.click(await screen.findByRole('button', { name: /^Save/ }))
    const saved = { before: { title }, after: { title: 'Quay desk' } }
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('saveDescription', expect.objectContaining(saved), 'eu'),
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })
})

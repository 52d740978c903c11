import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }
const mel = { uid: 'mel', name: 'Mel Brook', leftAt: 1, hasClients: false }
const tool = { kind: 'tool', name: 'order_status', to: 'api.example.com', agentId: '' }
const key = { kind: 'projectKey', name: 'Front desk', to: 'Voiceflow', agentId: 'agent1' }
const channel = { kind: 'channel', name: 'Front desk', to: 'Telegram @desk', agentId: 'agent1' }
const domain = { kind: 'domain', name: 'Acme', to: 'chat.acme.com', agentId: '' }

beforeEach(() => {
  answerCalls({ confirmClients: { success: true } })
  setWorld({
    documents: annsDocuments(0),
    lists: {
      'eu/users/ann/members': { items: [ann], brokenIds: [] },
      'eu/users/ann/formerMembers': {
        items: [{ ...mel, receivers: [tool, key, channel, domain] }],
        brokenIds: [],
      },
    },
  })
})

describe('the tools and servers that a former member set up', () => {
  it('are listed until the owner has checked them', async () => {
    const { user } = renderApp('/app/eu/workspace')
    const heading = await screen.findByRole('heading', { name: 'Set up by former members' })
    const section = within(heading.closest('section') ?? document.body)
    expect(section.getByText('Mel Brook')).toBeTruthy()
    expect(section.getByText('api.example.com')).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'I have checked them: Mel Brook' }))
    expect(await screen.findByText('What Mel Brook set up has been checked.')).toBeTruthy()
    const input = { region: 'eu', workspaceId: 'ann', uid: 'mel', part: 'receivers' }
    expect(call).toHaveBeenCalledWith('confirmClients', input, 'eu')
  })

  it('have links to where they are renewed, disconnected or checked', async () => {
    renderApp('/app/eu/workspace')
    const target = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await target('Renew the key: Front desk')).toBe('/app/eu/agents/agent1/settings?tab=core')
    expect(await target('Disconnect: Front desk')).toBe('/app/eu/agents/agent1/channels')
    expect(await target('Check: Acme')).toBe('/app/eu/agency?activeTabIndex=1')
    expect(await target('Check: order_status')).toBe('/app/eu/integrations')
  })
})

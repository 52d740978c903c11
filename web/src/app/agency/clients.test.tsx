import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const agent = makeAgent({ ownerID: 'bob' })

function setClientsWorld(pages: string[], agents = [agent.ID]) {
  setWorld({
    documents: {
      'eu/access/ann': { kind: 'client', sv: 0, disabled: false, wsId: 'bob', agents, pages },
      [`eu/voiceglow/${agent.ID}`]: agent,
      'eu/users/bob': new CallError('permission-denied'),
      'eu/wallets/ws_bob': new CallError('permission-denied'),
    },
    lists: { 'eu/voiceglow': new CallError('permission-denied') },
  })
}

describe('a client’s dashboard with few pages', () => {
  it('starts on the client’s first page, and shows no others', async () => {
    setClientsWorld(['/kb', '/leads'])
    renderApp('/app')
    await screen.findByRole('heading', { level: 1, name: 'Knowledge' })
    expect(location.pathname).toBe(`/app/eu/agents/${agent.ID}/kb`)
    const tabs = [...document.querySelectorAll('nav[aria-label="Agent"] a')].map(
      ({ textContent }) => textContent,
    )
    expect(tabs).toEqual(['Knowledge', 'Leads'])
    for (const name of ['New Agent', 'Show Test', 'Publish'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull()
  })

  it('names the page that the client may not see', async () => {
    setClientsWorld(['/kb'])
    renderApp(`/app/eu/agents/${agent.ID}/leads`)
    expect(await screen.findByText('You don’t have access to “Leads” here')).toBeTruthy()
  })

  it('shows a message without agents, and no offer of a workspace', async () => {
    setClientsWorld(['/kb'], [])
    renderApp('/app')
    expect(await screen.findByText('No agents yet')).toBeTruthy()
  })
})

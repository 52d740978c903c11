import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../test/renderApp.tsx'

vi.mock('../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../lib/live.ts', () => import('../test/fakeLive.ts'))

beforeEach(() => setAnnsWorld({ agents: [makeAgent()] }))

describe('layers over one another', () => {
  it('keep what was typed into a new agent under the command menu, and close one by one', async () => {
    const { user } = renderApp('/app/eu/agents')
    await user.click((await screen.findAllByRole('button', { name: 'New Agent' }))[0] ?? document.body)
    await user.type(await screen.findByLabelText('Name'), 'Harbour desk')

    await user.keyboard('{Control>}k{/Control}')
    await screen.findByLabelText('Command')
    expect(screen.getByDisplayValue('Harbour desk')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Command')).toBeNull())
    expect(screen.getByDisplayValue('Harbour desk')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByDisplayValue('Harbour desk')).toBeNull())
  })

  it('close the menu of the workspace before the navigation that it hangs in', async () => {
    const { user } = renderApp('/app/eu/agents')
    const opener = await screen.findByRole('button', { name: 'Open navigation' })
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: /^Workspace/ }))
    const item = await screen.findByRole('menuitem', { name: 'Sign out' })
    item.focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull())
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(opener.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('another page', () => {
  it('is announced, and takes the focus to its heading', async () => {
    const { user } = renderApp('/app/eu/agents')
    await screen.findByRole('heading', { level: 1, name: 'Agents' })
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('link', { name: 'Billing' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Billing' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
    expect(said).toContain('Billing')
  })
})

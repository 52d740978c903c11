import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findWorkspaceButton, openFromWorkspaceMenu } from '../../test/findWorkspaceButton.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

beforeEach(() => {
  Object.assign(window, { innerWidth: 1024 })
  setAnnsWorld({ agents: [makeAgent()] })
})

describe('layers over one another', () => {
  it('keep the input of a new agent under the command menu, and close one by one', async () => {
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

  it("close the workspace's menu before the navigation that contains it", async () => {
    Object.assign(window, { innerWidth: 375 })
    const { user } = renderApp('/app/eu/agents')
    const opener = await screen.findByRole('button', { name: 'More: open navigation' })
    await user.click(opener)
    const navigation = await screen.findByRole('dialog', { name: 'Navigation' })
    await user.click(await findWorkspaceButton(navigation))
    const item = await screen.findByRole('menuitem', { name: 'Sign out' })
    item.focus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull())
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it("stay open when the window becomes a phone's and back", async () => {
    const { user } = renderApp('/app/eu/agents')
    await openFromWorkspaceMenu(user, '+ New Workspace')
    const dialog = await screen.findByRole('dialog', { name: 'New workspace' })
    await user.type(within(dialog).getByLabelText('Name'), 'Second shop')
    await resizeTo(375)
    await screen.findByRole('button', { name: 'More: open navigation', hidden: true })
    expect(screen.getByDisplayValue('Second shop')).toBeTruthy()
    await resizeTo(1024)
    expect(screen.getByDisplayValue('Second shop')).toBeTruthy()
  })

  it("close a phone's navigation at any link, even to the current page", async () => {
    Object.assign(window, { innerWidth: 375 })
    const { user } = renderApp('/app/eu/agents')
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'More: open navigation' }))
      return within(await screen.findByRole('dialog', { name: 'Navigation' }))
    }
    for (const name of ['Agents', 'Billing']) {
      await user.click((await open()).getByRole('link', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const heading = await screen.findByRole('heading', { level: 1, name: 'Billing' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})

describe('another page', () => {
  it('is announced, and its heading gets the focus', async () => {
    const { user } = renderApp('/app/eu/agents')
    await screen.findByRole('heading', { level: 1, name: 'Agents' })
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('link', { name: 'Billing' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Billing' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(texts()).toContain('Billing')
  })

  it('is announced and becomes the title without moving the focus when it is a tab of the settings', async () => {
    const agent = makeAgent()
    const { user } = renderApp(`/app/eu/agents/${agent.ID}/settings`)
    const tab = await screen.findByRole('link', { name: 'Security' })
    expect(location.search).toBe('?tab=ui')
    expect(document.title).toMatch(`Widget · ${agent.title} · `)
    expect(texts()).not.toContain(`Widget · ${agent.title}`)
    await user.click(tab)
    await waitFor(() => expect(texts()).toContain(`Security · ${agent.title}`))
    expect(document.title).toMatch(`Security · ${agent.title} · `)
    expect(document.activeElement).toBe(tab)
  })
})

function texts(): string[] {
  return [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
}

/** Resizes the window and notifies listeners. */
async function resizeTo(width: number): Promise<void> {
  Object.assign(window, { innerWidth: width })
  await act(async () => window.dispatchEvent(new Event('resize')))
}

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const agent = makeAgent()
const look = `/app/eu/agents/${agent.ID}/look`

beforeEach(() => {
  Object.assign(window, { innerWidth: 375 })
  setAnnsWorld({ agents: [agent] })
})
afterEach(() => {
  Object.assign(window, { innerWidth: 1024 })
})

describe('an agent’s page on a phone', () => {
  it('has the navigation in the agent’s own bar, and the search beside its sections', async () => {
    const { user } = renderApp(look)
    const switcher = await screen.findByRole('button', { name: `Agent ${agent.title}` })
    const opener = screen.getByRole('button', { name: 'More: open navigation' })
    expect(opener.closest('nav')?.textContent).toMatch(/^Home.*Inbox.*Agents/)
    expect(switcher.closest('header')?.textContent).toContain('Show Test')
    expect(screen.getAllByRole('button', { name: 'Search this agent' })).toHaveLength(1)
    await user.click(opener)
    await screen.findByRole('dialog', { name: 'Navigation' })
  })

  it('opens the preview with one click, and closes it with Escape', async () => {
    const { user } = renderApp(look)
    const button = await screen.findByRole('button', { name: 'Preview' })
    expect(screen.queryByRole('complementary', { name: 'Widget preview' })).toBeNull()
    await user.click(button)
    const sheet = await screen.findByRole('dialog', { name: 'Widget preview' })
    expect(within(sheet).getByTitle('The widget as visitors see it')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  it('publishes unsaved changes from the top bar', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), '!')
    const publish = screen.getByRole('button', { name: 'Save and publish' })
    expect(publish.textContent).toBe('Publish')
    expect(publish).toHaveProperty('disabled', false)
  })

  it('shows the sections of the settings as one select field', async () => {
    const { user } = renderApp(`/app/eu/agents/${agent.ID}/settings?tab=ui`)
    const sections = await screen.findByRole('combobox', { name: 'Settings' })
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull()
    await user.selectOptions(sections, 'Security')
    await screen.findByRole('heading', { name: 'Consent' })
    expect(location.search).toBe('?tab=security')
  })

  it('has all ways to add knowledge behind one button', async () => {
    const { user } = renderApp(`/app/eu/agents/${agent.ID}/kb`)
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Add website',
      'Question and answer',
      'Paste text',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Paste text' }))
    await screen.findByRole('dialog', { name: 'Paste text' })
  })
})

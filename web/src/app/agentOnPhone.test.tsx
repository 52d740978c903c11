import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeAgent } from '../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../test/renderApp.tsx'

vi.mock('../lib/live.ts', () => import('../test/fakeLive.ts'))

const agent = makeAgent()
const look = `/app/eu/agents/${agent.ID}/look`

beforeEach(() => {
  Object.assign(window, { innerWidth: 375 })
  setAnnsWorld({ agents: [agent] })
})
afterEach(() => {
  Object.assign(window, { innerWidth: 1024 })
})

it('an agent’s page has the navigation in the agent’s own bar, and the search beside its sections', async () => {
  const { user } = renderApp(look)
  const switcher = await screen.findByRole('button', { name: `Agent ${agent.title}` })
  const opener = screen.getByRole('button', { name: 'Open navigation' })
  expect(opener.closest('header')).toBe(switcher.closest('header'))
  expect(screen.getAllByRole('button', { name: 'Search this agent' })).toHaveLength(1)
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Navigation' })
})

it('the preview is one press away, and goes with Escape', async () => {
  const { user } = renderApp(look)
  const button = await screen.findByRole('button', { name: 'Preview' })
  expect(screen.queryByRole('complementary', { name: 'Preview of the widget' })).toBeNull()
  await user.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'Preview of the widget' })
  expect(within(sheet).getByTitle('The widget as visitors see it')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

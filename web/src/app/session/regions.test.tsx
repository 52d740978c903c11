import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

it.each([
  ['out of reach', new CallError('unavailable')],
  ['silent', new Promise(() => {})],
])('the dashboard works in one region while the other is %s', async (_, answer) => {
  setWorld({ documents: { ...annsDocuments(0), 'na/access/ann': answer }, lists: {} })
  renderApp('/app/eu/agents')
  expect(await screen.findByRole('heading', { level: 1, name: 'Agents' })).toBeTruthy()
})

it('the dashboard finds the region that responds when the last used one does not', async () => {
  localStorage.setItem('parley.region', 'na')
  setWorld({ documents: { ...annsDocuments(0), 'na/access/ann': new Promise(() => {}) }, lists: {} })
  renderApp('/app')
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  expect(location.pathname).toBe('/app/eu/home')
})

it('names the unreachable region, and links to the other', async () => {
  setWorld({ documents: { ...annsDocuments(0), 'na/access/ann': new CallError('unavailable') }, lists: {} })
  renderApp('/app/na/agents')
  await screen.findByText('The North America region could not be loaded')
  expect(screen.getByRole('link', { name: 'Go to the Europe region' }).getAttribute('href')).toBe('/app/eu')
})

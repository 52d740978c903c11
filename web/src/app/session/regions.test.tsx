import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { openFromWorkspaceMenu } from '../../test/findWorkspaceButton.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

describe('the dashboard in two regions', () => {
  it.each([
    ['out of reach', new CallError('unavailable')],
    ['silent', new Promise(() => {})],
  ])('works in one while the other is %s', async (_, answer) => {
    setWorld({ documents: { ...annsDocuments(0), 'na/access/ann': answer }, lists: {} })
    renderApp('/app/eu/agents')
    expect(await screen.findByRole('heading', { level: 1, name: 'Agents' })).toBeTruthy()
  })

  it('finds the region that responds when the last used one does not', async () => {
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

  const second = { kind: 'user', sv: 0, disabled: false, ws: { second: 'member' } }

  function annsDocumentsIn(region: 'eu' | 'na', internal: object, agentCount = 0): Record<string, unknown> {
    const documents = annsDocuments(agentCount)
    return {
      [`${region}/access/ann`]: documents['eu/access/ann'],
      [`${region}/users/ann`]: { ...(documents['eu/users/ann'] as object), region, internal },
      [`${region}/wallets/ws_ann`]: documents['eu/wallets/ws_ann'],
    }
  }

  it('finds the workspaces of both regions, and opens another region with a full redirect to its agents', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const workspace = {
      ...(annsDocuments(1)['eu/users/ann'] as object),
      workspaceName: 'Tarn Boats',
      region: 'na',
    }
    setWorld({
      documents: { ...annsDocuments(1), 'na/access/ann': second, 'na/users/second': workspace },
      lists: {},
    })
    const { user } = renderApp('/app/eu/agents')
    await openFromWorkspaceMenu(user, /^Tarn Boats/)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/app/na/agents')
    const note = screen.getByText('Switching to NA region...')
    note.remove()
  })

  it.each(['eu', 'na'] as const)('sends a person without an onboarding to that of %s', async (region) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    setWorld({ documents: annsDocumentsIn(region, { isAgentOnboardingDone: false }), lists: {} })
    renderApp('/app')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/onboarding?region=${region}`))
  })

  it.each([
    ['has completed it', '/app', { isAgentOnboardingDone: true }, 0],
    ['has an agent', '/app', { isAgentOnboardingDone: false }, 1],
    ['follows a link', '/app/eu/home', { isAgentOnboardingDone: false }, 0],
  ])('sends a person who %s to no onboarding', async (_, path, internal, agentCount) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    setWorld({ documents: annsDocumentsIn('eu', internal, agentCount), lists: {} })
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: /^Good/ })
    expect(replace).not.toHaveBeenCalled()
  })
})

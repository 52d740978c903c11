import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

describe('the pages of Meta', () => {
  it('links to the agents while no page is connected', async () => {
    setAnnsWorld({})
    renderApp('/app/eu/meta-pages')
    expect(await screen.findByText('No pages connected')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Go to agents' })
    expect(way.getAttribute('href')).toBe('/app/eu/agents')
  })
})

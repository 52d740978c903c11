import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const agent = makeAgent()
const name = `Test chat with ${agent.title}`
const overview = `/app/eu/agents/${agent.ID}/overview?showDebugger=true`

beforeAll(() =>
  Promise.all([
    import('../../features/agents/AppearancePage.tsx'),
    import('../../features/debugger/DebuggerPanel.tsx'),
  ]),
)
beforeEach(() => setAnnsWorld({ agents: [agent] }))
afterEach(() => setWidth(1024))

const setWidth = (width: number) => Object.assign(window, { innerWidth: width })

describe('the test chat', () => {
  it.each([375, 1000])('opens on request as a dialog in a window of %d px', async (width) => {
    setWidth(width)
    const { user } = renderApp(overview)
    const show = await screen.findByRole('button', { name: 'Show Test' })
    expect(screen.queryByLabelText(name)).toBeNull()
    await user.click(show)
    const chat = await screen.findByRole('dialog', { name })
    expect(document.activeElement).toBe(chat)
    expect(show.closest('header')?.inert).toBe(true)
    const navigation =
      width < 861
        ? screen.getByRole('button', { name: 'More: open navigation', hidden: true })
        : screen.getByRole('navigation', { name: 'Main', hidden: true })
    expect(navigation.closest('[inert]')).not.toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    expect(show.closest('header')?.inert).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Test' }))
  })

  it('is beside the page if there is room, and returns the focus', async () => {
    setWidth(1440)
    const { user } = renderApp(overview)
    expect(await screen.findByRole('complementary', { name })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Close test chat' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Test' }))
  })
})

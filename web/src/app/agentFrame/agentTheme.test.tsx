import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { generateTheme, parseTheme, printTheme } from '@parley/functions/shared/themes/agentTheme'
import { toSavedFields } from '@parley/functions/shared/themes/savedThemes'
import { call } from '../../lib/call.ts'
import { updateUnchanged } from '../../lib/firestore/firestore.ts'
import { setWorld, currentWorld } from '../../test/fakeLive.ts'
import { savingInto, sentValues } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateUnchanged: vi.fn() }))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const agent = { ...makeAgent(), primaryColor: '#3a5bd9', themeType: 'light' as const }
const look = `/app/eu/agents/${agent.ID}/look`

beforeAll(() => import('../../features/agents/AppearancePage.tsx'))

function showAgent(changes: Partial<typeof agent> = {}) {
  vi.mocked(updateUnchanged)
    .mockReset()
    .mockImplementation(savingInto({ ...agent, ...changes }))
  setAnnsWorld({ agents: [{ ...agent, ...changes }] })
}

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ success: true })
  showAgent()
})

const saved = () => sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])
const savedTheme = () => parseTheme(String(saved()['customThemeJSONString']))
const save = () => screen.getByRole('button', { name: /^Save (?!and|theme)/ })
const ramp = () => within(screen.getByRole('list', { name: 'Shades' })).getAllByRole('listitem')

describe('the theme of an agent', () => {
  it('shows ten shades, and becomes custom with a use of the colour', async () => {
    const { user } = renderApp(look)
    await user.click(await screen.findByRole('radio', { name: 'Gradient' }))
    expect(ramp()).toHaveLength(10)
    await user.click(save())
    await waitFor(() => expect(savedTheme()).toEqual(generateTheme('#3a5bd9', 'light', 'gradient')))
    expect(saved()['theme']).toBe('custom-light')
  })

  it('applies a shade, keeps it when the accent changes, and generates it again on demand', async () => {
    const { user } = renderApp(look)
    await user.click(await screen.findByRole('button', { name: 'Edit shades' }))
    const shade = screen.getByRole('textbox', { name: 'Shade 1' })
    await user.clear(shade)
    await user.type(shade, '#fff0f5')
    const accent = screen.getByRole('textbox', { name: 'Accent color' })
    await user.clear(accent)
    await user.type(accent, '#2f5d50')
    expect(ramp()[0]?.textContent).toBe('#fff0f5')
    await user.click(screen.getByRole('button', { name: 'Generate again' }))
    expect(screen.queryByRole('button', { name: 'Generate again' })).toBeNull()
    await user.click(save())
    await waitFor(() => expect(savedTheme()).toEqual(generateTheme('#2f5d50', 'light')))
    expect(saved()['primaryColor']).toBe('#2f5d50')
  })

  it('goes dark with other shades, and back to the standard theme', async () => {
    showAgent({ customThemeJSONString: printTheme(generateTheme('#3a5bd9', 'light', 'colorful')) })
    const { user } = renderApp(look)
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    await user.click(save())
    await waitFor(() => expect(savedTheme()).toEqual(generateTheme('#3a5bd9', 'dark', 'colorful')))
    expect(saved()).toMatchObject({ theme: 'custom-dark', themeType: 'dark' })
    vi.mocked(updateUnchanged).mockClear()
    await user.click(screen.getByRole('button', { name: 'Reset to default' }))
    await user.click(save())
    await waitFor(() => expect(saved()).toEqual({ theme: 'blue-light', customThemeJSONString: '' }))
  })

  it('corrects too little contrast with one click', async () => {
    showAgent({
      primaryColor: '#ffd600',
      customThemeJSONString: printTheme(generateTheme('#ffd600', 'light', 'colorful')),
    })
    const { user } = renderApp(look)
    expect(await screen.findByText(/^Accent color on the background: contrast 1\.4:1/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fix contrast' }))
    expect(screen.getByText('Everything is easy to read.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Fix contrast' })).toBeNull()
  })
})

describe('the themes of the workspace', () => {
  const forest = {
    id: 'forest1',
    name: 'Forest',
    ...toSavedFields(generateTheme('#2f5d50', 'dark', 'colorful')),
  }
  const show = () =>
    setWorld({
      ...currentWorld(),
      documents: {
        ...currentWorld().documents,
        'eu/users/ann/parts/themes': { themes: [{ ...forest, ownerID: 'ann', by: 'ann', at: 1 }] },
      },
    })

  it('are saved under a name, which replaces the theme of that name', async () => {
    show()
    const { user } = renderApp(look)
    await user.click(await screen.findByRole('button', { name: 'Save theme' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Save theme' }))
    await user.click(dialog.getByRole('button', { name: 'Save theme' }))
    expect(dialog.getByText('Give the theme a name')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Forest')
    expect(dialog.getByText('This name is taken. Saving replaces that theme.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save theme' }))
    const fields = toSavedFields(generateTheme('#3a5bd9', 'light'))
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'saveTheme',
      { region: 'eu', workspaceId: 'ann', theme: { id: 'forest1', name: 'Forest', ...fields } },
      'eu',
    )
    expect(await screen.findByText('Theme saved.')).toBeTruthy()
  })

  it('are applied, and deleted after a question', async () => {
    show()
    const { user } = renderApp(look)
    await user.click(await screen.findByRole('button', { name: 'Forest', pressed: false }))
    expect(screen.getByRole('button', { name: 'Forest' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(save())
    await waitFor(() => expect(savedTheme()).toEqual(generateTheme('#2f5d50', 'dark', 'colorful')))
    expect(saved()).toMatchObject({ theme: 'custom-dark', themeType: 'dark', primaryColor: '#2f5d50' })
    await user.click(screen.getByRole('button', { name: 'Delete theme Forest' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete theme' }))
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'deleteTheme',
      { region: 'eu', workspaceId: 'ann', themeId: 'forest1' },
      'eu',
    )
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { updateUnchanged } from '../../lib/firestore/firestore.ts'
import { savingInto, sentValues } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateUnchanged: vi.fn() }))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const css = '.face { width: 48px }\n'
const agent = { ...makeAgent(), ADVANCED_customCSS: css }
const advanced = `/app/eu/agents/${agent.ID}/settings?tab=advanced`

beforeAll(() => import('../../features/agents/settings/SettingsPage.tsx'))

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(updateUnchanged).mockReset().mockImplementation(savingInto(agent))
  setAnnsWorld({ agents: [agent] })
})

const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Custom CSS' })

describe('the CSS editor', () => {
  it('completes the classes of the widget by keyboard', async () => {
    const { user } = renderApp(advanced)
    await user.clear(await screen.findByRole('textbox', { name: 'Custom CSS' }))
    await user.type(editor(), '.')
    const list = screen.getByRole('listbox', { name: 'Suggestions' })
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(5)
    await user.type(editor(), 'vis')
    const suggested = () =>
      within(screen.getByRole('listbox', { name: 'Suggestions' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(suggested()).toEqual(['.visitor']))
    const active = editor().getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('.visitor')
    await user.keyboard('{Enter}')
    expect(editor().value).toBe('.visitor')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Control>} {/Control}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.clear(editor())
    await user.keyboard('{Control>} {/Control}')
    await user.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(editor().value).toBe('')
  })

  it('names what publishing takes out, with its line', async () => {
    const { user } = renderApp(advanced)
    await user.click(await screen.findByRole('textbox', { name: 'Custom CSS' }))
    await user.paste('a {\n  position: fixed;\n}')
    expect(screen.getByText('Publishing removes this:')).toBeTruthy()
    expect(screen.getByText('position: fixed').closest('li')?.textContent).toMatch(
      /^Line \d+: position: fixed$/,
    )
  })
})

describe('the chat with the CSS assistant', () => {
  async function openTalk() {
    const { user } = renderApp(advanced)
    await user.click(await screen.findByRole('button', { name: 'AI assistant' }))
    const wish = await screen.findByRole('textbox', { name: 'What should change?' })
    const send = async (text: string) => {
      await user.type(wish, text)
      await user.click(screen.getByRole('button', { name: 'Send' }))
    }
    return { user, wish, send }
  }
  const answer = (text: string, rules: string) => vi.mocked(call).mockResolvedValueOnce({ text, css: rules })

  it('goes from idle to generating to a reply, and inserts its CSS as a change to accept or reject', async () => {
    const reply = Promise.withResolvers<{ text: string; css: string }>()
    vi.mocked(call).mockReturnValueOnce(reply.promise)
    const { user, send } = await openTalk()
    await send('Bigger faces')
    expect(screen.getByText('Generating…')).toBeTruthy()
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'generateCss',
      {
        region: 'eu',
        agentId: agent.ID,
        currentCss: css,
        messages: [{ role: 'user', content: 'Bigger faces' }],
      },
      'eu',
    )
    reply.resolve({ text: 'Here they are.', css: '.face { width: 64px }\n\n.pill { gap: 2px }' })
    expect(await screen.findByText('CSS generated and inserted successfully!')).toBeTruthy()
    expect(screen.queryByText('Generating…')).toBeNull()
    expect(screen.getByText('Here they are.')).toBeTruthy()
    expect(editor().value).toBe('.face { width: 64px }\n\n.pill { gap: 2px }\n')

    const changes = within(screen.getByRole('region', { name: 'Changes by the assistant' }))
    await user.click(changes.getByRole('button', { name: 'Reject all' }))
    expect(editor().value).toBe(css)
    expect(screen.queryByRole('region', { name: 'Changes by the assistant' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Insert CSS' }))
    expect(await screen.findByText('CSS inserted manually!')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Accept all' }))
    expect(screen.queryByRole('region', { name: 'Changes by the assistant' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Save (?!and)/ }))
    await waitFor(() =>
      expect(sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])).toEqual({
        ADVANCED_customCSS: '.face { width: 64px }\n\n.pill { gap: 2px }\n',
      }),
    )
  })

  it('says when a reply has no CSS, and when a message has none to insert', async () => {
    answer('Which colour?', '')
    const { user, send } = await openTalk()
    await send('Nicer')
    expect(
      await screen.findByText(
        'Generated response but no CSS code found. Please check the chat for the response.',
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Insert CSS' }))
    expect(await screen.findByText('No CSS code found in this message')).toBeTruthy()
    expect(editor().value).toBe(css)
  })

  it('apologises for a failure, gives the wish back, and does not send the apology to the model', async () => {
    vi.mocked(call).mockRejectedValueOnce(new CallError('out-of-credits', 'The credits are used up.'))
    const { user, wish, send } = await openTalk()
    await send('Blue')
    expect(await screen.findByText('Failed to generate CSS. Please try again.')).toBeTruthy()
    expect(screen.getByText('Sorry, the CSS could not be written: The credits are used up.')).toBeTruthy()
    expect(wish).toHaveProperty('value', 'Blue')
    answer('Blue.', '.face { color: blue }')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Blue.')
    expect(vi.mocked(call).mock.calls[1]?.[1]).toMatchObject({ messages: [{ content: 'Blue' }] })
  })

  it('is reset with all its messages', async () => {
    answer('Done.', '')
    const { user, send } = await openTalk()
    await send('Hello')
    await screen.findByText('Done.')
    await user.click(screen.getByRole('button', { name: 'Reset chat' }))
    expect(await screen.findByText('Chat conversation reset!')).toBeTruthy()
    expect(screen.queryByText('Done.')).toBeNull()
  })
})

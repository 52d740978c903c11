import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateUnchanged } from '../../lib/firestore/firestore.ts'
import { savingInto, sentValues } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateUnchanged: vi.fn() }))

const form = {
  id: 'f1',
  kind: 'lead',
  title: 'Call me',
  text: '',
  when: 'start',
  afterMessages: 2,
  canSkip: true,
  submitLabel: '',
  thanks: '',
  fields: [
    { key: 'name', label: 'Name', type: 'text', required: false, options: [] },
    { key: 'email', label: 'Email', type: 'email', required: true, options: [] },
  ],
} as const
const plain = makeAgent()
const agent = {
  ...plain,
  widgetOptions: {
    ...plain.widgetOptions,
    forms: [{ ...form, fields: form.fields.map((field) => ({ ...field, options: [] })) }],
  },
}
const settings = (search: string) => `/app/eu/agents/${agent.ID}/settings?${search}`

// The page is large: it is compiled before the first test's timeout starts.
beforeAll(() => import('../../features/agents/settings/SettingsPage.tsx'))

beforeEach(() => {
  vi.mocked(updateUnchanged).mockReset().mockImplementation(savingInto(agent))
  setAnnsWorld({ agents: [agent] })
})

const save = () => screen.getByRole('button', { name: /^Save (?!and)/ })
const saved = () => sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])

describe('the settings', () => {
  it('open the tab of the URL, and the first one for an unknown tab', async () => {
    renderApp(settings('tab=security'))
    expect(await screen.findByLabelText(/^Record chat history/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('page')
  })

  it('give the widget its default tabs, let them be ordered and selected, and keep at least one', async () => {
    const { user } = renderApp(settings('tab=ui'))
    await user.click(await screen.findByRole('radio', { name: 'Tabs' }))
    const list = within(screen.getByRole('group', { name: 'Widget tabs' }))
    const names = () =>
      list.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('li')?.textContent)
    expect(names()).toEqual(['Home', 'Chat', 'Conversations'])
    await user.click(list.getByRole('button', { name: 'Move Chat up' }))
    await user.click(list.getByRole('checkbox', { name: 'Conversations' }))
    expect(names()).toEqual(['Chat', 'Home'])
    expect(list.getByRole('button', { name: 'Move Chat up' })).toHaveProperty('disabled', true)
    await user.click(save())
    await waitFor(() =>
      expect(saved()).toMatchObject({
        'widgetOptions.widgetType': 'tabs',
        'widgetOptions.tabs': ['chat', 'home'],
      }),
    )
    await user.click(list.getByRole('checkbox', { name: 'Home' }))
    expect(list.getByRole('checkbox', { name: 'Chat' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: 'Chat' }))
    expect(screen.queryByRole('group', { name: 'Widget tabs' })).toBeNull()
  })

  it('select a font that comes with the widget, or name another one and explain its effect', async () => {
    const { user } = renderApp(settings('tab=ui'))
    const choice = await screen.findByLabelText('Font')
    expect(choice).toHaveProperty('value', 'DM Sans')
    expect(screen.queryByLabelText('Font name')).toBeNull()
    await user.selectOptions(choice, 'Another font')
    expect(screen.getByText(/Otherwise the device’s default font is used/)).toBeTruthy()
    await user.type(screen.getByLabelText('Font name'), 'Inter Tight')
    await user.click(save())
    await waitFor(() => expect(saved()).toMatchObject({ fontFamily: 'Inter Tight' }))
  })

  it('save a trigger with the value that its kind needs', async () => {
    const { user } = renderApp(settings('tab=ui'))
    await user.click(await screen.findByRole('button', { name: 'Add trigger' }))
    const row = within(screen.getByRole('listitem', { name: 'Trigger 1' }))
    await user.selectOptions(row.getByLabelText('When'), 'page')
    await user.selectOptions(row.getByLabelText('Then'), 'open')
    await user.click(save())
    await waitFor(() => expect(document.activeElement).toBe(row.getByLabelText('URL contains')))
    expect(updateUnchanged).not.toHaveBeenCalled()
    await user.type(row.getByLabelText('URL contains'), '/pricing')
    await user.click(save())
    await waitFor(() =>
      expect(saved()).toMatchObject({
        'widgetOptions.triggers': [{ kind: 'page', value: '/pricing', action: 'open', message: '' }],
      }),
    )
  })

  it('normalise an allowed website as browsers do', async () => {
    const { user } = renderApp(settings('tab=security'))
    await user.click(await screen.findByRole('button', { name: 'Add website' }))
    await user.type(screen.getByLabelText('Website 1'), 'Shop.example/offers')
    await user.click(save())
    await waitFor(() =>
      expect(saved()).toMatchObject({ 'widgetOptions.allowedOrigins': ['https://shop.example'] }),
    )
  })

  it('let the agent request a person only if visitors can', async () => {
    const { user } = renderApp(settings('tab=handoff'))
    expect(await screen.findByLabelText(/^The agent can ask/)).toHaveProperty('disabled', true)
    await user.click(screen.getByLabelText('Visitors can ask for a person'))
    await user.click(screen.getByLabelText(/^The agent can ask/))
    await user.click(save())
    await waitFor(() =>
      expect(saved()).toMatchObject({ 'widgetOptions.canHandOff': true, 'widgetOptions.smartHandoff': true }),
    )
  })

  it('take custom texts and greetings by language', async () => {
    const { user } = renderApp(settings('tab=language'))
    await user.selectOptions(await screen.findByLabelText('Add a language…'), 'de')
    await user.type(screen.getByLabelText('Welcome message 1'), 'Moin!')
    await user.selectOptions(screen.getByLabelText('Choose a language…'), 'en')
    await user.selectOptions(screen.getByLabelText('Add a text'), 'openChat')
    await user.type(screen.getByLabelText('Open chat'), 'Ask us')
    await user.click(save())
    await waitFor(() =>
      expect(saved()).toMatchObject({
        'widgetOptions.greetings.de': ['Moin!'],
        'widgetOptions.texts.en': { openChat: 'Ask us' },
      }),
    )
  })
})

describe('the form editor', () => {
  const labels = () =>
    within(screen.getByRole('list', { name: 'Fields' }))
      .getAllByLabelText('Label')
      .map((input) => (input as HTMLInputElement).value)

  it('moves a field by button and by keyboard, and keeps the focus on it', async () => {
    const { user } = renderApp(settings('tab=ui&form=f1'))
    await user.click(await screen.findByRole('button', { name: 'Move Email up' }))
    expect(labels()).toEqual(['Email', 'Name'])
    expect(screen.getByRole('listitem', { name: 'Email' }).contains(document.activeElement)).toBe(true)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(labels()).toEqual(['Name', 'Email'])
    expect(screen.getByRole('listitem', { name: 'Email' }).contains(document.activeElement)).toBe(true)
  })

  it('names a new field after its label, and keeps the name of one that may have values', async () => {
    const { user } = renderApp(settings('tab=ui&form=f1'))
    await user.click(await screen.findByRole('button', { name: 'Add field' }))
    const [name, , added] = within(screen.getByRole('list', { name: 'Fields' })).getAllByLabelText('Label')
    await user.type(added!, 'Your table')
    await user.type(name!, ' of yours')
    await user.click(save())
    await waitFor(() =>
      expect(saved()).toMatchObject({
        'widgetOptions.forms.@f1.fields': [
          { key: 'name', label: 'Name of yours' },
          { key: 'email' },
          { key: 'your_table' },
        ],
      }),
    )
  })

  it('restores a deleted field', async () => {
    const { user } = renderApp(settings('tab=ui&form=f1'))
    await user.click(await screen.findByRole('button', { name: 'Remove Name' }))
    expect(labels()).toEqual(['Email'])
    await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Undo' })[0]!)
    expect(labels()).toEqual(['Name', 'Email'])
  })
})

describe('a number of the settings', () => {
  it.each(['{Home}', '{End}'])('is what is typed over a 0 from %s', async (key) => {
    const { user } = renderApp(settings('tab=security'))
    const days = await screen.findByLabelText('Days a conversation is kept')
    await user.click(days)
    await user.keyboard(`${key}350`)
    expect(days).toHaveProperty('value', '350')
  })

  it('is not 0 when it is emptied', async () => {
    const { user } = renderApp(settings('tab=security'))
    const days = await screen.findByLabelText('Days a conversation is kept')
    await user.clear(days)
    await user.tab()
    expect(days).toHaveProperty('value', '')
    expect(screen.getByText('Enter a number.')).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(document.activeElement).toBe(days))
    expect(updateUnchanged).not.toHaveBeenCalled()
  })

  it('can be cleared and retyped, and is reported when it is out of range', async () => {
    const { user } = renderApp(settings('tab=security'))
    const days = await screen.findByLabelText('Days a conversation is kept')
    await user.clear(days)
    expect(days).toHaveProperty('value', '')
    await user.type(days, '351')
    expect(days).toHaveProperty('value', '351')
    await user.clear(days)
    await user.type(days, '9999')
    await user.tab()
    expect(screen.getByText('From 0 to 3,650')).toBeTruthy()
    expect(days).toHaveProperty('value', '9,999')
  })
})

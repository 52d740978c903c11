import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { readDocument, updateUnchanged } from '../../lib/firestore/firestore.ts'
import { savingInto, sentValues } from '../../test/fakeSaving.ts'
import { brand, pages } from '../../test/foundBrand.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn(), updateUnchanged: vi.fn() }))

const agent = makeAgent({ title: 'Tarn Boats' })
/** Returns the names of the procedures that were called. */
const called = () => vi.mocked(call).mock.calls.map(([name]) => name)

/** Lets procedures return these results or throw these errors. */
function respond(results: Record<string, object>) {
  vi.mocked(call).mockImplementation(async (name) => {
    const result = results[name]
    if (result === undefined || result instanceof CallError)
      throw result ?? new Error(`No result for ${name}`)
    return JSON.parse(JSON.stringify(result))
  })
}

const everything = {
  readBrand: brand,
  convertAgentTemplateToAgent: { agentCreated: { ID: agent.ID, enableNodes: false } },
  uploadPicture: { url: 'https://files.example/icon.png' },
  readBrandPage: { questions: [], email: '', phone: '' },
  addSite: { sourceId: 'site1' },
  saveTest: { testId: 'test1' },
  publishAgent: { version: 1, fingerprint: '' },
  completeOnboarding: { success: true },
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(call).mockReset()
  respond(everything)
  vi.mocked(readDocument).mockReset().mockResolvedValue(agent)
  vi.mocked(updateUnchanged).mockReset().mockImplementation(savingInto(agent))
  setAnnsWorld({ agents: [agent], maxAgents: 10 })
})

async function open() {
  const { user } = renderApp('/app/eu/onboarding')
  await screen.findByRole('heading', { name: 'Tell us about your company' })
  return user
}

async function reachBranding() {
  const user = await open()
  await user.type(screen.getByLabelText('Company website'), 'tarn.example')
  await user.click(screen.getByLabelText('Company name'))
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Tarn Boats'))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Confirm Your Brand Settings' })
  return user
}

describe('the onboarding page', () => {
  it('fills empty fields from the website, and offers its colours and its icon', async () => {
    await reachBranding()
    expect(screen.getByLabelText('Primary color')).toHaveProperty('value', '#aa3300')
    expect(screen.getByRole('button', { name: 'Use #3355ff' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Your website’s icon' })).toHaveProperty('checked', true)
    expect(called()).toEqual(['readBrand'])
  })

  it('lets a person who is in a field type over what the website fills in', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Company website'), 'tarn.example')
    await user.click(screen.getByLabelText('Company name'))
    await screen.findByDisplayValue('Tarn Boats')
    await user.keyboard('Tarn')
    expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Tarn')
  })

  it('creates the agent with picture and colour, reads the website, and shows what can be done next', async () => {
    const user = await reachBranding()
    await user.clear(screen.getByLabelText('Primary color'))
    await user.type(screen.getByLabelText('Primary color'), '0a5')
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    await screen.findByRole('heading', { name: 'Tarn Boats is ready' })
    expect(sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])).toMatchObject({
      primaryColor: '#00aa55',
      roundedImageURL: 'https://files.example/icon.png',
    })
    expect(vi.mocked(call).mock.calls.find(([name]) => name === 'addSite')?.[1]).toMatchObject({
      address: 'https://tarn.example',
    })
    for (const name of [
      'Test Text Agent',
      'Try Voice',
      'Explore Integration Options',
      'Unlock Custom Branding',
      'Back to Branding',
      'Go to Dashboard',
      'Skip & Go to Dashboard',
    ])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Embedded Chat' }))
    expect(screen.getByText(/data-placement="embedded"/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('button', { name: 'Copy script' })
    cleanup()
    renderApp('/app/eu/onboarding')
    await screen.findByRole('button', { name: 'Copy script' })
    await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }))
    await waitFor(() => expect(location.search).toBe('?showDebugger=true'))
    expect(called()).toContain('completeOnboarding')
    expect(localStorage.getItem('parley.onboarding_completed')).toBe('true')
    expect(localStorage.getItem('parley.onboarding.eu.ann')).toBeNull()
  })

  it('leads to the settings of voice calls, beside the test chat, to try the voice', async () => {
    const user = await reachBranding()
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    await user.click(await screen.findByRole('button', { name: 'Try Voice' }))
    await waitFor(() => expect(location.search).toBe('?tab=advanced&showDebugger=true'))
    expect(location.pathname).toMatch(/\/settings$/)
    expect(called()).toContain('completeOnboarding')
  })

  it('offers eleven colours, and one of three or six digits, to which the # is added', async () => {
    const colours = Array.from({ length: 11 }, (_, at) => `#aa33${(at + 16).toString(16)}`)
    respond({ ...everything, readBrand: { ...brand, colours } })
    const user = await reachBranding()
    expect(screen.getAllByRole('button', { name: /^Use #/ })).toHaveLength(11)
    const colour = screen.getByLabelText('Primary color')
    await user.clear(colour)
    await user.type(colour, 'blue')
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    expect(screen.getByText('Enter the color as # and six digits, such as #3a5bd9.')).toBeTruthy()
    await user.clear(colour)
    await user.type(colour, '0a5')
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    await screen.findByRole('heading', { name: 'Tarn Boats is ready' })
    expect(sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])).toMatchObject({
      primaryColor: '#00aa55',
    })
  })

  it('shows a spinner while the website is analysed, and the seconds while the agent is created', async () => {
    const never = new Promise(() => {})
    vi.mocked(call).mockImplementation(() => never as never)
    const user = await open()
    await user.type(screen.getByLabelText('Company website'), 'tarn.example')
    await user.type(screen.getByLabelText('Company name'), 'Tarn Boats')
    await user.type(screen.getByLabelText('What does your company do?'), 'We hire boats.')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Analyzing tarn.example …')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    expect(screen.getByText('Creating your agent…')).toBeTruthy()
    expect(screen.getByText('0 s')).toBeTruthy()
  })

  it('shows what it has found while further pages are read, and continues after a reload', async () => {
    const faq = { questions: [{ question: 'Where are you?', answer: 'At the pier.' }], email: '', phone: '' }
    const reading = Promise.withResolvers<typeof faq>()
    const reply = (name: string) => (name === 'readBrand' ? { ...brand, pages } : undefined)
    vi.mocked(call).mockImplementation(async (name) => reply(name) ?? (await reading.promise))
    const user = await reachBranding()
    expect(screen.getByText('Reading “Questions”…')).toBeTruthy()
    expect(screen.getByText('0 of 2 read')).toBeTruthy()
    expect(screen.getByLabelText('Greeting')).toHaveProperty(
      'value',
      'Welcome to Tarn Boats. How may I help you?',
    )
    expect(screen.getByLabelText('Suggested question 2')).toHaveProperty('value', 'What do you offer?')
    await user.clear(screen.getByLabelText('Greeting'))
    await user.type(screen.getByLabelText('Greeting'), 'Ahoy!')
    cleanup()
    respond({ ...everything, readBrandPage: faq })
    renderApp('/app/eu/onboarding')
    expect(await screen.findByText('2 of 2 read')).toBeTruthy()
    expect(screen.getByLabelText('Greeting')).toHaveProperty('value', 'Ahoy!')
    expect(screen.getByLabelText('Suggested question 2')).toHaveProperty('value', 'Where are you?')
  })

  it('saves three tests, and what was corrected of what it had found', async () => {
    respond({ ...everything, readBrand: { ...brand, pages } })
    const user = await reachBranding()
    await screen.findByText('2 of 2 read')
    await user.click(screen.getByRole('radio', { name: 'Playful' }))
    await user.selectOptions(screen.getByLabelText('Language'), 'de')
    expect(screen.getByLabelText('Greeting')).toHaveProperty(
      'value',
      'Hallo! Ich beantworte dir Fragen zu Tarn Boats. Was möchtest du wissen?',
    )
    await user.selectOptions(screen.getByLabelText('Language'), 'en')
    await user.click(screen.getByRole('checkbox', { name: 'Prices' }))
    await user.type(screen.getByLabelText('A good answer to question 1'), ' Or by the day.')
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    await screen.findByText(/Its first tests are under Tests\.$/)
    const saved = vi.mocked(call).mock.calls.filter(([name]) => name === 'saveTest')
    const none = { lacks: [], path: [], tool: null, outcome: '', judge: { wanted: false } }
    expect(saved.map(([, input]) => input)).toEqual([
      {
        region: 'eu',
        agentId: agent.ID,
        question: 'What does Tarn Boats do?',
        expected: 'We hire boats.',
        expects: { ...none, contains: ['Tarn Boats'], passages: [] },
      },
      {
        region: 'eu',
        agentId: agent.ID,
        question: 'How can I reach you?',
        expected: 'hello@tarn.example',
        expects: { ...none, contains: ['hello@tarn.example'], passages: [] },
      },
      {
        region: 'eu',
        agentId: agent.ID,
        question: 'Do you hire kayaks?',
        expected: 'Yes, by the hour. Or by the day.',
        expects: { ...none, contains: [], passages: [{ id: 'site1', title: 'tarn.example' }] },
      },
    ])
    expect(vi.mocked(call).mock.calls.find(([name]) => name === 'addSite')?.[1]).toMatchObject({
      settings: { exclude: ['/prices$'] },
    })
    expect(sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])).toMatchObject({
      'vgOptions.suggestedReplies': ['Do you hire kayaks?', 'What do you offer?', 'Talk to a person'],
      'vgOptions.systemPrompt': expect.stringContaining('Write with energy and a little humour'),
    })
  })

  it('says that a website cannot be read, and works without it', async () => {
    respond({ ...everything, readBrand: new CallError('unavailable'), addSite: new CallError('unavailable') })
    const user = await open()
    await user.type(screen.getByLabelText('Company name'), 'Tarn Boats')
    await user.type(screen.getByLabelText('Company website'), 'tarn.example')
    await user.type(screen.getByLabelText('What does your company do?'), 'We hire boats.')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('Unable to analyze website branding')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { name: 'Tell us about your company' })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('Unable to analyze website branding')
    expect(
      screen.getByText('Suggestions based on what you wrote. Change anything that isn’t right.'),
    ).toBeTruthy()
    respond({ ...everything, addSite: new CallError('unavailable') })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('button', { name: 'Use #aa3300' })
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    await screen.findByText(/^Try it, then add it to your website\. Your website couldn’t be added/)
    await user.click(screen.getByRole('button', { name: 'Back to Branding' }))
    expect(await screen.findByRole('heading', { name: 'Confirm Your Brand Settings' })).toBeTruthy()
  })

  it('keeps its step and input over a reload', async () => {
    const user = await reachBranding()
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    cleanup()
    renderApp('/app/eu/onboarding')
    await screen.findByRole('heading', { name: 'Confirm Your Brand Settings' })
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Primary color')).toHaveProperty('value', '#aa3300')
  })

  it('takes a logo of half a megabyte, and refuses larger ones and other files', async () => {
    const user = await reachBranding()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for a file')
    const file = (name: string, type: string, bytes: number) =>
      new File([new Uint8Array(bytes)], name, { type })
    await user.upload(input, file('logo.png', 'image/png', 500_001))
    await screen.findByText('This file is too large. The limit is 0.5 MB.')
    await user.upload(input, file('logo.png', 'image/png', 500_000))
    const crop = await screen.findByRole('dialog', { name: 'Crop picture' })
    await user.click(within(crop).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('radio', { name: 'Your own logo' })).toHaveProperty('checked', true)
    expect(screen.queryByText(/too large/)).toBeNull()
  })

  it('can be skipped, and is not shown again', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Skip & Go to Dashboard' }))
    await waitFor(() => expect(location.pathname).toBe('/app/eu/home'))
    expect(called()).toEqual(['completeOnboarding'])
  })
})

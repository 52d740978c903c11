import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callFirestore } from '../../lib/firstView/firstRead.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firstView/firstRead.ts', () => ({
  callFirestore: vi.fn(),
  readFields: vi.fn(async () => null),
  readFieldsOfList: vi.fn(async () => []),
}))

const agent = makeAgent({ publishedVersion: 1 })
const base = `/app/eu/agents/${agent.ID}`

type Fields = Record<string, object>

const conversation: Fields = {
  agentId: { stringValue: agent.ID },
  channel: { stringValue: 'widget' },
  isTest: { booleanValue: false },
  startedAt: { integerValue: '1' },
  lastMessageAt: { integerValue: '2' },
  preview: { stringValue: 'Are you open?' },
  unansweredAt: { integerValue: '2' },
  unansweredQuestion: { stringValue: 'Are you open?' },
}

/** Documents below the agent, by collection. */
let stored: Record<string, Fields[]>

beforeEach(() => {
  stored = { kb: [{ state: { stringValue: 'ready' } }] }
  vi.mocked(callFirestore).mockImplementation(async (_region, method, request) => {
    const [, name = ''] = /"collectionId":"(\w+)"/.exec(JSON.stringify(request)) ?? []
    if (method === 'runAggregationQuery') {
      const [, state = ''] = /"stringValue":"(\w+)"/.exec(JSON.stringify(request)) ?? []
      const found = (stored[name] ?? []).filter((fields) => JSON.stringify(fields).includes(state))
      return [{ result: { aggregateFields: { count: { integerValue: String(found.length) } } } }]
    }
    return (stored[name] ?? []).map((fields, index) => ({ document: { name: `a/${name}/${index}`, fields } }))
  })
  setAnnsWorld({ agents: [agent] })
})

async function nextStep() {
  return within(await screen.findByRole('region', { name: 'Next step' }))
}

describe('an agent’s home', () => {
  it('shows the remaining steps and no figures before the first message', async () => {
    stored = {}
    renderApp(`${base}/overview`)
    const steps = within(await screen.findByRole('region', { name: 'Get your agent live' }))
    expect(steps.getByText('1 of 3 done')).toBeTruthy()
    expect(steps.getByRole('link', { name: 'Add knowledge' }).getAttribute('href')).toBe(`${base}/kb`)
    expect(steps.getByRole('button', { name: 'Get the code' })).toBeTruthy()
    expect(screen.queryByText('Last 7 days')).toBeNull()
    expect(screen.queryByText('Next step')).toBeNull()
  })

  it('suggests knowledge first to an agent with messages but without knowledge', async () => {
    stored = { convos: [conversation] }
    renderApp(`${base}/overview`)
    const link = (await nextStep()).getByRole('link', { name: 'Add knowledge' })
    expect(link.getAttribute('href')).toBe(`${base}/kb`)
  })

  it('offers the script of an agent that no page has shown', async () => {
    const { user } = renderApp(`${base}/overview`)
    await user.click(await screen.findByRole('button', { name: 'Get the code' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('shows where its script was seen, and which sources could not be read', async () => {
    stored['visits'] = [{ origin: { stringValue: 'https://shop.example' }, at: { integerValue: '1' } }]
    stored['kb']?.push({ state: { stringValue: 'failed' } })
    renderApp(`${base}/overview`)
    const standing = within(await screen.findByRole('complementary', { name: 'Status' }))
    expect(standing.getByText('shop.example')).toBeTruthy()
    expect(standing.getByText('1 source ready')).toBeTruthy()
    expect(standing.getByText('1 could not be read')).toBeTruthy()
  })

  it('shows the page of the newest conversation once visits have expired', async () => {
    const unansweredFields = {
      unansweredAt: { integerValue: '5' },
      unansweredQuestion: { stringValue: 'Are you open?' },
    }
    stored['convos'] = [
      { ...unansweredFields, page: { stringValue: '' }, lastMessageAt: { integerValue: '2' } },
      {
        ...unansweredFields,
        page: { stringValue: 'https://shop.example/contact' },
        lastMessageAt: { integerValue: '1' },
      },
    ]
    renderApp(`${base}/overview`)
    const standing = within(await screen.findByRole('complementary', { name: 'Status' }))
    expect(standing.getByText('shop.example')).toBeTruthy()
    expect(standing.queryByRole('button', { name: 'Get the code' })).toBeNull()
  })

  it("shows visitors' unanswered questions", async () => {
    const unansweredRow = (question: string) => ({
      unansweredAt: { integerValue: '5' },
      unansweredQuestion: { stringValue: question },
    })
    stored['convos'] = [unansweredRow('Do you sell motorbikes?'), unansweredRow('Do you sell motorbikes?')]
    renderApp(`${base}/home`)
    const part = within(await screen.findByRole('region', { name: 'Unanswered questions' }))
    const question = part.getByRole('link', { name: /^Do you sell motorbikes/ })
    expect(question.getAttribute('href')).toBe(`${base}/kb/questions?teach=Do+you+sell+motorbikes%3F`)
    expect(part.getByRole('link', { name: 'Add answer' }).getAttribute('href')).toBe(`${base}/kb/questions`)
  })

  it('says that an agent on a website has no messages', async () => {
    stored['visits'] = [{ origin: { stringValue: 'https://shop.example' }, at: { integerValue: '1' } }]
    renderApp(`${base}/overview`)
    expect(await screen.findByText(/^No conversations in the last 14 days/)).toBeTruthy()
    expect(screen.getByText('New conversations appear here.')).toBeTruthy()
    expect(screen.queryByText('Last 7 days')).toBeNull()
  })
})

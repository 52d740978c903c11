import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@parley/functions/shared/durations'
import { CallError } from '../../lib/errors.ts'
import { readDocument, readList } from '../../lib/firestore/firestore.ts'
import { saveFile } from '../../lib/files/saveFile.ts'
import { setBillingWorld } from '../../test/billingWorld.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn(), readList: vi.fn() }))
vi.mock('../../lib/files/saveFile.ts', () => ({ saveFile: vi.fn() }))

const page = '/app/eu/usage'
const welcome = {
  amount: 50_000_000,
  unit: 'credit',
  type: 'free',
  ref: 'ann',
  seq: 1,
  at: Date.now(),
  actor: 'system',
}
const row = {
  messageId: 'm',
  conversationId: 'c1',
  agentId: 'agent00000000001',
  at: Date.now(),
  amount: 17_250,
  model: 'gpt-4o',
  inputTokens: 600,
  outputTokens: 30,
  rule: 'r',
}

beforeEach(() => {
  vi.mocked(readList).mockReset()
  vi.mocked(readDocument).mockReset()
  vi.mocked(saveFile).mockReset()
})

describe('the usage report', () => {
  it('reports a period without usage, and updates with new usage', async () => {
    setBillingWorld({ movements: [welcome] })
    renderApp(page)
    await screen.findByText('No usage in this period')
    const log = within(screen.getByRole('table', { name: 'Credit log entries' }))
    expect(log.getByText('Welcome credits').closest('tr')?.textContent).toContain('Increase +5,000.0000')
  })

  it('stores its period in the URL and in its title', async () => {
    setBillingWorld({ movements: [welcome] })
    const { user } = renderApp(page)
    await user.click(await screen.findByRole('radio', { name: 'Last month' }))
    expect(location.search).toBe('?period=lastMonth')
    expect(document.title).toMatch('Usage · Last month · ')
  })

  it('shows the spent credit, answer by answer, with links to the conversation', async () => {
    setBillingWorld({
      rows: [
        row,
        { ...row, model: 'call', inputTokens: 0, outputTokens: 0, amount: 20_000 },
        { ...row, agentId: 'agent00000000002', model: 'gpt-4o-mini', conversationId: 'c2', amount: 10_000 },
      ],
      movements: [welcome],
    })
    const { user } = renderApp(page)
    const features = within(await screen.findByRole('figure', { name: 'Credits by feature' }))
    await user.click(features.getByRole('button', { name: 'Show as a table' }))
    expect(features.getAllByRole('row').map((line) => line.textContent)).toEqual([
      'FeatureCreditsTimes',
      'Text answers32',
      'Voice calls21',
    ])
    expect(screen.getAllByRole('figure').map(({ id }) => id)).toEqual([
      'credits-usage-global',
      'usage-across-agents',
      'usage-across-features',
      'credits-usage-agents',
      'llm-tokens-usage',
    ])
    const link = screen.getAllByRole('link', { name: 'Answer' })[0]!
    expect(link.getAttribute('href')).toBe('/app/eu/agents/agent00000000001/convos/c1')
    expect(link.closest('tr')?.textContent).toContain('Decrease −1.7250')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(vi.mocked(saveFile).mock.calls[0]?.[1].split('\r\n')).toHaveLength(6)
  })

  it('shows the cost of a conversation, and ranks no single entry', async () => {
    setBillingWorld({
      rows: [row, { ...row, conversationId: 'c2', amount: 32_750 }],
      movements: [welcome],
    })
    renderApp(page)
    const average = (await screen.findByText('Average conversation')).closest('div')
    expect(average?.textContent).toBe('Average conversation2.5from 2 conversations')
    expect(screen.getByText('1,200 in, 60 out by gpt-4o')).toBeTruthy()
    expect(screen.getAllByRole('figure').map(({ id }) => id)).toEqual([
      'credits-usage-global',
      'credits-usage-agents',
    ])
  })

  it('reads on until the period is complete, and counts nothing twice', async () => {
    const entry = (index: number, at: number) => ({
      lease: `l${index}`,
      at,
      amount: 10_000,
      position: index * 10_000,
      rows: [{ ...row, messageId: `m${index}`, at, amount: 10_000 }],
    })
    const now = Date.now()
    const newest = Array.from({ length: 100 }, (_, index) => entry(index, now - index * 1000))
    const older = [newest[99]!, entry(100, now - 99_000), entry(101, now - 200 * dayMs)]
    vi.mocked(readList).mockResolvedValue({ items: older, brokenIds: [] })
    setWorld({
      documents: annsDocuments(0),
      lists: { 'eu/wallets/ws_ann/usage': { items: newest, brokenIds: [] } },
    })
    const { user } = renderApp(page)
    await user.click(await screen.findByText('30 days'))
    expect(await screen.findByText('101 entries')).toBeTruthy()
    expect(vi.mocked(readList).mock.calls[0]?.[1]).toMatchObject({
      newestBy: 'at',
      count: 100,
      after: now - 98_999,
    })
    // The listener's window moves on; earlier entries stay.
    act(() =>
      setWorld({
        documents: annsDocuments(0),
        lists: {
          'eu/wallets/ws_ann/usage': {
            items: [entry(200, Date.now()), ...newest.slice(0, 99)],
            brokenIds: [],
          },
        },
      }),
    )
    expect(await screen.findByText('102 entries')).toBeTruthy()
  })

  it('offers a retry when older entries do not load', async () => {
    const newest = Array.from({ length: 100 }, (_, index) => ({
      lease: `l${index}`,
      at: Date.now(),
      amount: 0,
      position: 0,
      rows: [],
    }))
    vi.mocked(readList)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ items: [], brokenIds: [] })
    setWorld({
      documents: annsDocuments(0),
      lists: { 'eu/wallets/ws_ann/usage': { items: newest, brokenIds: [] } },
    })
    const { user } = renderApp(page)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No usage in this period')).toBeTruthy()
  })
})

describe('the names of agents', () => {
  const usage = (agentIds: string[]) => ({
    items: [
      {
        lease: 'l',
        at: Date.now(),
        amount: 10_000,
        position: 0,
        rows: agentIds.map((agentId, index) => ({ ...row, agentId, messageId: `m${index}` })),
      },
    ],
    brokenIds: [],
  })
  const cells = async () =>
    (await within(await screen.findByRole('table', { name: 'Credit log entries' })).findAllByRole('row'))
      .slice(1)
      .map((line) => within(line).getAllByRole('cell')[1]?.textContent)

  it('are their ids until they are known', async () => {
    setWorld({
      documents: annsDocuments(0),
      lists: {
        'eu/wallets/ws_ann/usage': usage(['agent-of-whom-nothing-is-known']),
        'eu/voiceglow': new CallError('unavailable'),
      },
    })
    renderApp(page)
    expect(await cells()).toEqual(['agent-of-whom-nothing-is-known'])
  })

  it('mark only deleted agents as deleted', async () => {
    const agents = Array.from({ length: 100 }, (_, index) =>
      makeAgent({ ID: `agent${index}`, title: `Desk ${index}` }),
    )
    vi.mocked(readDocument).mockImplementation((_kind, { path }) =>
      path.endsWith('older')
        ? Promise.resolve(makeAgent({ title: 'Old desk' }) as never)
        : Promise.reject(new CallError(path.endsWith('gone') ? 'permission-denied' : 'unavailable')),
    )
    setWorld({
      documents: annsDocuments(100),
      lists: {
        'eu/wallets/ws_ann/usage': usage(['agent7', 'older', 'gone', 'unread']),
        'eu/voiceglow': { items: agents, brokenIds: [] },
      },
    })
    renderApp(page)
    await screen.findAllByText('Old desk')
    expect(await cells()).toEqual(['Desk 7', 'Old desk', 'Deleted agent…gone', 'unread'])
    expect(vi.mocked(readDocument).mock.calls.map(([, { path }]) => path)).toEqual([
      'voiceglow/older',
      'voiceglow/gone',
      'voiceglow/unread',
    ])
  })
})

describe('the limit of agents', () => {
  it('explains how to raise it when it is reached', async () => {
    setAnnsWorld({ agents: [makeAgent(), makeAgent({ ID: 'agent00000000002' })] })
    renderApp('/app/eu/agents')
    expect((await screen.findByRole('link', { name: 'Upgrade for more' })).getAttribute('href')).toBe(
      '/app/eu/billing?dialog=upgrade',
    )
    expect(screen.getByText(/2 of 2 agents/)).toBeTruthy()
  })

  it('shows nothing before it is reached', async () => {
    setAnnsWorld({ agents: [makeAgent()] })
    renderApp('/app/eu/agents')
    await screen.findByText('1 of 2 agents')
    expect(screen.queryByRole('link', { name: 'Upgrade for more' })).toBeNull()
  })
})

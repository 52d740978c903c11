import { screen } from '@testing-library/react'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { saveBlob } from '../../../lib/files/saveBlob.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { setWorld } from '../../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/files/saveBlob.ts', () => ({ saveBlob: vi.fn() }))
vi.mock('../../../lib/firestore/readAll.ts', () => ({ readAll: () => Promise.resolve([]) }))

const report = (month: string) => ({ month, first: '2025-12', last: '2026-01', agents: [], counts: {} })
const conversation = (ID: string) => ({ ID, channel: 'widget', state: 'bot', tags: [], messages: [] })
const purchase = (id: string, at: number) => ({
  id,
  at,
  description: 'Harbour: 5000 credits',
  units: 50_000_000,
  total: 2_000,
  refunded: 250,
  isPlan: false,
  state: 'delivered',
  owed: 0,
  receiptUrl: `https://pay.example/${id}`,
  paymentId: `pi_${id}`,
  invoiceId: '',
})
const complete = {
  exportPurchases: ({ after }: { after?: { id: string } }) =>
    after
      ? { purchases: [{ ...purchase('a1', 1), isPlan: true, invoiceId: 'in_1' }], hasMore: false }
      : { purchases: [purchase('a2', 2)], hasMore: true },
  readValueReport: ({ month = '2026-01' }: { month?: string }) => report(month),
  exportAgent: { agent: { title: 'Harbour' }, knowledge: { leftOut: [] } },
  exportConversations: ({ after }: { after?: object }) =>
    after
      ? { conversations: [{ ...conversation('c2'), startedAt: 1, lastMessageAt: 1 }], next: null }
      : {
          conversations: [{ ...conversation('c1'), startedAt: 2, lastMessageAt: 2 }],
          next: { at: 2, conversationId: 'c1' },
        },
}

beforeEach(() => {
  vi.mocked(saveBlob).mockReset()
  const documents = annsDocuments(0)
  documents['eu/users/ann'] = { ...(documents['eu/users/ann'] as object), agencyId: 'agency1' }
  documents['eu/orgs/org1'] = organisationSchema.parse({
    ID: 'org1',
    ownerID: 'ann',
    agencyId: 'agency1',
    name: 'Harbour',
    widgetIDs: ['agent0001'],
    agentLooks: { agent0001: { title: 'Desk: day/night', color: '#112233' } },
    createdAt: 1,
    lastModified: 1,
  })
  setWorld({ documents, lists: {} })
})

const exportNow = () => screen.findByRole('button', { name: 'Export organization', hidden: true })

describe('ExportOrganisation', () => {
  it('exports all pages of the conversations and all reports', async () => {
    answerCalls(complete)
    const { user } = renderApp('/app/eu/clients/org1')
    await user.click(await exportNow())
    expect(await screen.findByText('Organization exported.')).toBeTruthy()
    const [name, archive] = vi.mocked(saveBlob).mock.calls[0] ?? []
    expect(name).toBe('Harbour.zip')
    const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer()))
    const agent = 'agents/Desk  day night agent0'
    expect(Object.keys(files)).toEqual([
      'organization.json',
      'clients.csv',
      'credit.csv',
      'purchases.csv',
      'log.csv',
      'reports.json',
      `${agent}/agent.json`,
      `${agent}/conversations 001.json`,
      `${agent}/conversations 001.csv`,
      `${agent}/conversations 002.json`,
      `${agent}/conversations 002.csv`,
    ])
    const read = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array())) as { ID: string }[]
    expect(
      [1, 2].map((number) => read(`${agent}/conversations 00${number}.json`).map(({ ID }) => ID)),
    ).toEqual([['c1'], ['c2']])
    expect(
      strFromU8(files['purchases.csv'] ?? new Uint8Array())
        .split('\r\n')
        .slice(1),
    ).toEqual([
      '1970-01-01T00:00:00.002Z,a2,Harbour: 5000 credits,credits,5000,20.00,2.50,delivered,0,pi_a2,,https://pay.example/a2',
      '1970-01-01T00:00:00.001Z,a1,Harbour: 5000 credits,plan,5000,20.00,2.50,delivered,0,pi_a1,in_1,https://pay.example/a1',
      '',
    ])
    expect(read('reports.json')).toMatchObject([{ month: '2026-01' }, { month: '2025-12' }])
  })

  it('says why an export fails, saves nothing and can be started again', async () => {
    answerCalls({ ...complete, exportAgent: new CallError('permission-denied') })
    const { user } = renderApp('/app/eu/clients/org1')
    await user.click(await exportNow())
    expect(await screen.findByText(/^The organization was not exported\./)).toBeTruthy()
    expect(saveBlob).not.toHaveBeenCalled()
    expect(await exportNow()).toHaveProperty('disabled', false)
  })

  it('shows the progress of an export, which can be stopped', async () => {
    let release = () => {}
    const page = new Promise((resolve) => {
      release = () => resolve({ conversations: [], next: null })
    })
    answerCalls({
      ...complete,
      exportConversations: ({ after }: { after?: object }) =>
        after ? page : complete.exportConversations({}),
    })
    const { user } = renderApp('/app/eu/clients/org1')
    await user.click(await exportNow())
    expect(await screen.findByText('Agent 1 of 1: Desk: day/night, 1 conversation')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop', hidden: true }))
    release()
    await vi.waitFor(async () => expect(await exportNow()).toHaveProperty('disabled', false))
    expect(saveBlob).not.toHaveBeenCalled()
  })
})

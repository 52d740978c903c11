import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { reportCountsSchema } from '@parley/functions/shared/agencies/valueReport'
import type { Actor } from '@parley/functions/shared/workspaces/roles'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { queryClient } from '../../lib/live/queryClient.ts'
import { SessionContext } from '../../lib/session/session.ts'
import { ViewerContext } from '../../lib/session/viewer.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import { ValueReportPage } from './ValueReportPage.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const client: Actor = { kind: 'client', uid: 'c', pages: ['/analytics', '/convos', '/leads'] }
const desk = reportCountsSchema.parse({
  answered: 1200,
  outside: 310,
  alone: 1100,
  handedOver: 75,
  leads: 42,
  ratedUp: 90,
  ratedDown: 10,
  unanswered: 12,
  taught: 7,
  dismissed: 2,
  open: 3,
})
const report = {
  month: '2026-10',
  first: '2026-09',
  last: '2026-10',
  timeZone: 'Europe/Berlin',
  countedAt: Date.parse('2026-11-01T04:00Z'),
  isOver: true,
  isCounting: false,
  hasHours: true,
  minutesSaved: 4,
  agents: [{ agentId: 'agent1', title: 'Desk', counts: desk }],
  counts: desk,
}
const item = {
  agentId: 'agent1',
  conversationId: 'convo1',
  at: Date.parse('2026-10-05T19:20Z'),
  name: 'Marta',
  text: 'Are you open?',
  isDeleted: false,
}

const pathOf = (month: string) => `/report/${month}`

function ReportAt() {
  const { month } = useParams()
  return <ValueReportPage region="eu" orgId="orgAAAA" month={month} pathOf={pathOf} />
}

function open(
  responses: Record<string, unknown>,
  { actor = client, path = '/report', element = <ReportAt /> } = {},
) {
  queryClient.clear()
  answerCalls(responses)
  const router = createMemoryRouter([{ path: '/report/:month?', element }, { path: '*' }], {
    initialEntries: [path],
  })
  render(
    <TestTheme>
      <SessionContext value={{ uid: 'c' } as never}>
        <ViewerContext value={{ actor, sharedAgents: [] }}>
          <RouterProvider router={router} />
        </ViewerContext>
      </SessionContext>
    </TestTheme>,
  )
  return { user: userEvent.setup(), router }
}

/** Returns the shown figures by their names. */
function figures(): Record<string, string> {
  const terms = [...document.querySelectorAll('dl > div')]
  return Object.fromEntries(
    terms.map((div) => [
      div.querySelector('dt')?.textContent ?? '',
      [...(div.querySelector('dd')?.children ?? [])].map(({ textContent }) => textContent).join(' · '),
    ]),
  )
}

describe('the page of a monthly report', () => {
  it('shows the figures of its month', async () => {
    open({ readValueReport: report })
    expect(await screen.findByRole('heading', { level: 1, name: 'October 2026' })).toBeTruthy()
    expect(screen.getByText('Whole month, time zone Europe/Berlin.')).toBeTruthy()
    expect(figures()).toEqual({
      Answered: '1,200',
      'Outside opening hours': '310',
      'Handed off to a person': '75',
      Leads: '42',
      'Without a person': '1,100',
      'Minutes saved': '4,400 · Estimate: 4 minutes each',
      'Rated helpful': '90 · 90% of rated answers',
      'Rated not helpful': '10',
      'Conversations with one': '12',
      'Answered since': '7',
      Dismissed: '2',
      'Still open': '3',
    })
    expect(screen.queryByText(/has none set/)).toBeNull()
  })

  it('names the organisation to an agency, and leads to it', async () => {
    const subject = { name: 'Pier Nine', path: '/app/eu/clients/orgAAAA' }
    const page = { region: 'eu', orgId: 'orgAAAA', month: undefined, pathOf, subject } as const
    open({ readValueReport: report }, { element: <ValueReportPage {...page} /> })
    const link = await screen.findByRole('link', { name: 'Pier Nine' })
    expect(link.getAttribute('href')).toBe('/app/eu/clients/orgAAAA')
    await waitFor(() => expect(document.title).toBe('Pier Nine · Monthly report · October 2026 · Parley'))
  })

  it('opens the conversations behind a figure, page by page, and says which are gone', async () => {
    const next = { part: 0, index: 1 }
    const deleted = {
      ...item,
      conversationId: 'convo3',
      at: item.at - 1,
      name: '',
      text: '',
      isDeleted: true,
    }
    const later = [{ ...item, conversationId: 'convo2', name: '', text: '' }, deleted]
    const pages = [
      { items: [item], next },
      { items: later, next: null },
    ]
    const counts = { ...desk, open: 4 }
    const { user, router } = open({
      readValueReport: { ...report, counts },
      listReportConversations: ({ after, countedAt }: { after?: unknown; countedAt: number }) =>
        countedAt === report.countedAt ? pages[after ? 1 : 0] : new CallError('failed-precondition'),
    })
    await user.click(await screen.findByRole('link', { name: 'Still open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Still open' })
    const links = () => within(dialog).getAllByRole('link')
    await waitFor(() => expect(links()).toHaveLength(1))
    expect(links()[0]?.textContent).toContain('Marta')
    expect(links()[0]?.textContent).toContain('Are you open?')
    expect(links()[0]?.getAttribute('href')).toBe('/app/eu/agents/agent1/convos/convo1')
    expect(router.state.location.search).toBe('?figure=open')
    await user.click(within(dialog).getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(links()).toHaveLength(2))
    expect(links()[1]?.textContent).toContain('Visitor')
    expect(within(dialog).getByText('Deleted since the count')).toBeTruthy()
    expect(within(dialog).getByText('1 more is no longer available.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('shows the new figure and its conversations when the month was counted again meanwhile', async () => {
    let reads = 0
    const recounted = { ...report, countedAt: report.countedAt + 1, counts: { ...desk, open: 1 } }
    const { user } = open({
      readValueReport: () => (reads++ === 0 ? report : recounted),
      listReportConversations: ({ countedAt }: { countedAt: number }) =>
        countedAt === recounted.countedAt
          ? { items: [item], next: null }
          : new CallError('failed-precondition'),
    })
    await user.click(await screen.findByRole('link', { name: 'Still open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Still open' })
    expect(await within(dialog).findByText('Are you open?')).toBeTruthy()
    expect(figures()['Still open']).toBe('1')
  })

  it('opens nothing for a client without the page of conversations', async () => {
    open({ readValueReport: report }, { actor: { ...client, pages: ['/analytics', '/leads'] } })
    await screen.findByRole('heading', { level: 1, name: 'October 2026' })
    expect(screen.queryByRole('link', { name: 'Answered' })).toBeNull()
    expect(
      screen.getByText('Only people with access to conversations can see the ones behind the figures.'),
    ).toBeTruthy()
  })

  it('states a month of zeros plainly', async () => {
    const counts = reportCountsSchema.parse({})
    open({ readValueReport: { ...report, counts, agents: [] } })
    expect(
      await screen.findByText('No one wrote to these agents this month. All figures are zero.'),
    ).toBeTruthy()
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual([''])
  })

  it('says what the report does not show to members, and not to clients', async () => {
    const bare = { ...report, hasHours: false, minutesSaved: 0 }
    const words = [
      'Clients don’t see conversations outside opening hours, because the organization has none set.',
      'Clients don’t see minutes saved, because the organization has no estimate set.',
    ]
    open({ readValueReport: bare }, { actor: { kind: 'member', uid: 'ann', role: 'owner' } })
    for (const text of words) expect(await screen.findByText(text)).toBeTruthy()
    expect(Object.keys(figures())).not.toContain('Outside opening hours')
  })

  it('asks for a month that is being counted until it is there', async () => {
    const views = [
      { ...report, countedAt: 0, isCounting: true, agents: [], counts: reportCountsSchema.parse({}) },
      report,
    ]
    let reads = 0
    open({ readValueReport: () => views[Math.min(reads++, 1)] })
    expect(await screen.findByText('Counting this month…')).toBeTruthy()
    expect(await screen.findByText('1,200', {}, { timeout: 10_000 })).toBeTruthy()
  })

  it('leads to the other months that there are by its arrows', async () => {
    const { user, router } = open({
      readValueReport: ({ month = '2026-10' }: { month?: string }) => ({ ...report, month }),
    })
    await user.click(await screen.findByRole('link', { name: 'Previous month' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'September 2026' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/report/2026-09')
    expect(screen.queryByRole('link', { name: 'Previous month' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Next month' })).toBeTruthy()
  })

  it('says that it cannot be loaded, and can be tried again', async () => {
    let reads = 0
    const { user } = open({
      readValueReport: () => (reads++ === 0 ? new CallError('unavailable') : report),
    })
    expect(await screen.findByText('The report could not be loaded')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1,200')).toBeTruthy()
  })

  it('lists several agents with their main figures, busiest first', async () => {
    const quiet = reportCountsSchema.parse({ answered: 3 })
    const agents = [{ agentId: 'agent2', title: '', counts: quiet }, ...report.agents]
    open({ readValueReport: { ...report, agents } })
    const table = await screen.findByRole('table')
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Desk', '1,200', '75', '42', '12'],
      ['Deleted agent', '3', '0', '0', '0'],
    ])
  })
})

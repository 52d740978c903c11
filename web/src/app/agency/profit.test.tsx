import { screen, waitFor, within } from '@testing-library/react'
import { agencySchema, newAgencyDraft } from '@parley/functions/shared/agencies/agency'
import { organisationProfitSchema } from '@parley/functions/shared/agencies/profit'
import { monthBefore, monthOf } from '@parley/functions/shared/billing/months'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profitCsv } from '../../features/agencies/profit/profitCsv.ts'
import { CallError } from '../../lib/errors.ts'
import { formatFullMonth } from '../../lib/formats/formats.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const unit = 10_000
const client = (orgId: string, name: string, more: object) =>
  organisationProfitSchema.parse({ orgId, name, left: 0, health: null, agents: [], ...more })
const health = (state: string, reason: string, number = 0, agentId = '') => ({
  state,
  reason,
  number,
  agentId,
})

const bakery = client('org1', 'Bakery', {
  left: 4_000 * unit,
  health: health('well', 'usedLately', 1),
  sold: 5_000 * unit,
  paid: 2_000,
  fees: 100,
  used: 1_500 * unit,
  price: 6_000_000,
  agents: [
    { agentId: 'agent1', title: 'Front desk', used: 1_000 * unit, price: 4_000_000 },
    { agentId: 'agent2', title: '', used: 500 * unit, price: 2_000_000 },
  ],
})
const florist = client('org2', 'Florist', {
  left: 20 * unit,
  health: health('runningOut', 'creditForDays', 2),
  sold: 2_500 * unit,
  paid: 1_000,
  fees: 50,
  returned: 625 * unit,
  refunded: 250,
  used: 500 * unit,
  price: 0,
  agents: [{ agentId: 'others', title: '', used: 500 * unit, price: 0 }],
})
const garage = client('org3', 'Garage', {
  left: 9 * unit,
  health: health('failing', 'answersFail', 40, 'agent3'),
})
const hotel = client('org4', 'Hotel', { left: 0, health: health('runningOut', 'noCredit') })
const inn = client('org5', 'Inn', { left: 1, health: health('unpaid', 'rechargeFails') })
const deleted = client('org6', '', { left: null })
const clients = [bakery, deleted, florist, garage, hotel, inn]

const agency = agencySchema.parse({
  ...newAgencyDraft('Harbour Desk'),
  ID: 'agency1',
  userId: 'ann',
  customDomain: 'clients.harbour.example',
  isVerifiedCustomDomain: true,
  version: 1,
  createdAt: 1,
  lastModified: 1,
})

beforeEach(() => {
  const documents = annsDocuments(0)
  documents['eu/users/ann'] = { ...(documents['eu/users/ann'] as object), agencyId: 'agency1' }
  documents['eu/agencies/agency1'] = agency
  setWorld({ documents, lists: {} })
})

const thisMonth = monthOf(Date.now())

/** Opens the page; the months that it asks for are collected. */
function open(found: unknown = { summarizedAt: Date.UTC(2026, 10, 29, 14), clients }, search = '') {
  const requested: string[] = []
  answerCalls({
    readProfit: (input: { month: string }) => {
      requested.push(input.month)
      return found instanceof Error ? found : { month: input.month, ...(found as object) }
    },
  })
  return { ...renderApp(`/app/eu/profit${search}`), requested }
}

const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return within(table).getAllByRole('row').slice(1)
}

describe('the page of an agency’s profit', () => {
  it('sums the month of all clients up', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Profit' })).toBeTruthy()
    const text = (await screen.findByText('Sold', { selector: 'dt' })).closest('dl')?.textContent
    expect(text).toContain('Sold$30.007,500 credits, $1.50 in fees')
    expect(text).toContain('Refunds$2.50625 credits returned')
    expect(text).toContain('Used$6.002,000 credits, at the price paid')
    expect(text).toContain('Cost$2.00Platform price of the credits used')
    expect(text).toContain('Margin$4.0067% of usage')
  })

  it('lists the most urgent clients first, each with a reason and one action', async () => {
    open()
    const rows = await rowsOf('Clients')
    const order = ['Florist', 'Hotel', 'Inn', 'Garage', 'Bakery', 'Deleted client']
    expect(rows.map((row) => order.find((name) => row.textContent.includes(name)))).toEqual(order)
    expect(rows[0]?.textContent).toContain('Running outLasts about 2 days.Transfer credits')
    expect(rows[1]?.textContent).toContain('Out of creditIts agents aren’t answering.Transfer credits')
    expect(rows[2]?.textContent).toContain(
      'UnpaidAuto-recharge stopped after three failed payments.Copy payment link',
    )
    expect(rows[3]?.textContent).toContain('Failing40 problems per 100 conversations last week.')
    expect(rows[4]?.textContent).toContain('HealthyUsed yesterday.')
    const link = (name: string, row: HTMLElement | undefined) =>
      row && within(row).getByRole('link', { name }).getAttribute('href')
    expect(link('Transfer credits', rows[0])).toBe('/app/eu/clients/org2')
    expect(link('Review open questions', rows[3])).toBe('/app/eu/agents/agent3/kb/questions')
    expect(rows[2] && within(rows[2]).queryByRole('link', { name: /pay/ })).toBeNull()
    expect(rows[5] && within(rows[5]).queryByRole('link')).toBeNull()
  })

  it('copies the page on which a client pays', async () => {
    const { user } = open()
    const [, , inn] = await rowsOf('Clients')
    await user.click(within(inn as HTMLElement).getByRole('button', { name: 'Copy payment link' }))
    expect(await screen.findByText('Payment link copied. Send it to the client.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(
      /^https?:\/\/clients\.harbour\.example[^/]*\/app\/eu\?billing$/,
    )
  })

  it('names the client where an agency has no host on which they could pay', async () => {
    setAnnsWorld({})
    open()
    const [, , inn] = await rowsOf('Clients')
    const link = within(inn as HTMLElement).getByRole('link', { name: 'Ask the client to pay' })
    expect(link.getAttribute('href')).toBe('/app/eu/clients?list=clients&organisation=org5')
  })

  it('sorts the clients by a column, also by keyboard, and keeps the order in the URL', async () => {
    const { user } = open()
    const table = within(await screen.findByRole('table', { name: 'Clients' }))
    table.getByRole('button', { name: /Margin/ }).focus()
    await user.keyboard('{Enter}')
    expect(location.search).toBe('?sort=-margin')
    expect((await rowsOf('Clients'))[0]?.textContent).toContain('Bakery')
    await user.keyboard('{Enter}')
    expect((await rowsOf('Clients'))[0]?.textContent).toContain('Florist')
  })

  it('lists the agents of all clients by their margin', async () => {
    open()
    const rows = await rowsOf('Agents')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Front deskBakery1,000$4.00$1.00$3.00',
      'Former agentBakery500$2.00$0.50$1.50',
      'Other agentsFlorist500$0.00$0.50-$0.50',
    ])
  })

  it('shows the twelve months before today, and what is chosen', async () => {
    const { user, requested } = open()
    const month = await screen.findByLabelText('Month')
    expect(within(month).getAllByRole('option')).toHaveLength(12)
    await user.selectOptions(month, formatFullMonth(monthBefore(thisMonth)))
    await waitFor(() => expect(requested).toEqual([thisMonth, monthBefore(thisMonth)]))
    expect(location.search).toBe(`?month=${monthBefore(thisMonth)}`)
  })

  it('shows the present month for an unknown one', async () => {
    const { requested } = open(undefined, '?month=2001-13')
    await waitFor(() => expect(requested).toEqual([thisMonth]))
  })

  it('tells an agency without clients where to create one', async () => {
    open({ summarizedAt: 0, clients: [] })
    expect(await screen.findByText('You have no clients yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Clients' }).getAttribute('href')).toBe('/app/eu/clients')
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true)
  })

  it('can be loaded again after a failure', async () => {
    const { user, requested } = open(new CallError('unavailable', 'Nobody answers.'))
    expect(await screen.findByText('Your profit could not be loaded')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(requested).toHaveLength(2))
  })
})

describe('the CSV of a month', () => {
  it('has the sales of each client and the use of each agent, and its columns add up', () => {
    const [head = '', ...lines] = profitCsv('2026-11', [bakery, { ...florist, name: '=Florist' }])
      .trimEnd()
      .split('\r\n')
    expect(head).toBe(
      'Month,Client,Client ID,Agent,Agent ID,Sold (credits),Sold (USD),Fees (USD),Returned (credits),Refunds (USD),Used (credits),Used (USD),Cost (USD),Margin (USD),State today,Credits left',
    )
    expect(lines).toEqual([
      '2026-11,Bakery,org1,,,5000,20,1,0,0,0,0,0,0,Healthy,4000',
      '2026-11,Bakery,org1,Front desk,agent1,0,0,0,0,0,1000,4,1,3,,',
      '2026-11,Bakery,org1,Former agent,agent2,0,0,0,0,0,500,2,0.5,1.5,,',
      "2026-11,'=Florist,org2,,,2500,10,0.5,625,2.5,0,0,0,0,Running out,20",
      "2026-11,'=Florist,org2,Other agents,others,0,0,0,0,0,500,0,0.5,-0.5,,",
    ])
  })
})

import { screen, within } from '@testing-library/react'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const path = '/app/eu/clients/org1'

function setOrganisation(changes: object = {}) {
  const documents = annsDocuments(0)
  documents['eu/users/ann'] = { ...(documents['eu/users/ann'] as object), agencyId: 'agency1' }
  documents['eu/orgs/org1'] = organisationSchema.parse({
    ID: 'org1',
    ownerID: 'ann',
    agencyId: 'agency1',
    name: 'Harbour',
    createdAt: 1,
    lastModified: 1,
    ...changes,
  })
  setWorld({ documents, lists: {} })
}

describe('the page of an organisation', () => {
  it('sets what the monthly report counts by, and whether it is emailed', async () => {
    setOrganisation()
    answerCalls({ saveOrganisation: { success: true } })
    const { user } = renderApp(path)
    const report = within(
      (await screen.findByRole('heading', { name: 'Monthly report', level: 2, hidden: true })).closest(
        'section',
      ) as HTMLElement,
    )
    expect(report.getByText(/^Sent on the 1st at 8:00 to clients who see the page “Analytics”/)).toBeTruthy()
    await user.click(report.getByLabelText('Email the monthly report'))
    const minutes = report.getByLabelText('Minutes saved per conversation without a person')
    await user.clear(minutes)
    await user.type(minutes, '4')
    await user.click(report.getByLabelText('Monday: add hours'))
    await user.click(screen.getByRole('button', { name: 'Save organization', hidden: true }))
    expect(await screen.findByText('Organization updated successfully!')).toBeTruthy()
    const closed = { tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const reports = {
      isOn: false,
      timeZone: '',
      minutesSaved: 4,
      hours: { mon: [{ from: '09:00', to: '17:00' }], ...closed },
    }
    expect(call).toHaveBeenCalledWith(
      'saveOrganisation',
      { region: 'eu', orgId: 'org1', changed: { reports } },
      'eu',
    )
  })

  it('leads to its report', async () => {
    setOrganisation()
    answerCalls({})
    renderApp(path)
    const link = await screen.findByRole('link', { name: 'Monthly report' })
    expect(link.getAttribute('href')).toBe('/app/eu/clients/org1/report')
  })

  it('says that a client has not paid, and leaves their dashboard open', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T12:00Z'))
    const unpaidSince = Date.parse('2026-11-20T12:00Z')
    setOrganisation({ unpaidSince })
    answerCalls({ waivePause: new CallError('unavailable') })
    const { user } = renderApp(path)
    expect(
      await screen.findByText('Since Nov 20, 2026. The dashboard is paused on Nov 27, 2026.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep the dashboard open' }))
    expect(call).toHaveBeenCalledWith('waivePause', { region: 'eu', orgId: 'org1' }, 'eu')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it.each([
    ['accepts no payments', '2026-11-26T12:00Z', 'restricted'],
    ['did not accept them at the time of the pause', '2026-12-05T12:00Z', 'ready'],
  ])('names no day of a pause while the payment account %s', async (_, now, state) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
    setOrganisation({ unpaidSince: Date.parse('2026-11-20T12:00Z') })
    answerCalls({ readSeller: { state, isPriceSaved: true } })
    renderApp(path)
    const text =
      'Since Nov 20, 2026. The dashboard stays open while your payment account accepts no payments.'
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    [
      { isPaused: true },
      'Since Nov 20, 2026. The dashboard is paused until they pay or choose another plan.',
      'Reopen the dashboard',
    ],
    [{ isPauseWaived: true }, 'Since Nov 20, 2026. You’ve kept the dashboard open.', undefined],
  ])('says that an organisation has not paid and is %j', async (state, text, button) => {
    setOrganisation({ unpaidSince: Date.parse('2026-11-20T12:00Z'), ...state })
    answerCalls({})
    renderApp(path)
    expect(await screen.findByText(text)).toBeTruthy()
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.filter((name) => name?.includes('dashboard'))).toEqual(button ? [button] : [])
  })

  it('asks an agency to export everything before an organization is deleted, and leads there', async () => {
    setOrganisation()
    answerCalls({})
    const { user } = renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Export everything', hidden: true }))
    expect(document.activeElement?.textContent).toBe('Export organization')
  })

  it('ends the plan of a client with the paid month', async () => {
    setOrganisation()
    const plan = {
      planId: 'plan',
      name: 'Starter',
      amount: 2_000,
      credits: 5_000,
      status: 'active',
      due: 0,
      renewsAt: Date.UTC(2026, 11, 20, 12),
      endsAt: null as number | null,
      trialEndsAt: null,
      next: null,
    }
    answerCalls({
      readOrganisationPlan: () => ({ plan: { ...plan } }),
      endOrganisationPlan: () => {
        plan.endsAt = plan.renewsAt
        return { success: true }
      },
    })
    const { user } = renderApp(path)
    expect(await screen.findByText('Renews on Dec 20, 2026.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel “Starter”?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }))
    expect(await screen.findByText('Ends on Dec 20, 2026.')).toBeTruthy()
    expect(call).toHaveBeenCalledWith('endOrganisationPlan', { region: 'eu', orgId: 'org1' }, 'eu')
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  })
})

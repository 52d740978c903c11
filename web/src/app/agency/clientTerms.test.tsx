import { noFactors } from '@parley/functions/shared/agencies/clientTerms'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { ClientTerms } from '../../features/clients/organisations/ClientTerms.tsx'
import { readAgain } from '../../lib/live/readAgain.ts'
import { CallError } from '../../lib/errors.ts'
import { SessionContext, WorkspaceContext } from '../../lib/session/session.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { TestTheme } from '../../test/TestTheme.tsx'
import { Toasts } from '../shell/Toasts.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const unit = 10_000

/** Shows the forms; the inputs of their calls are collected. */
function show(
  orgId: string,
  { limit = 0, used = 0, factors = noFactors },
  answer: unknown = { success: true },
) {
  const sent: unknown[] = []
  const collect = (input: unknown) => {
    sent.push(input)
    return answer
  }
  answerCalls({
    readClientTerms: { limit: limit * unit, used: used * unit, factors },
    setOverage: collect,
    setFactors: collect,
  })
  const element = <ClientTerms orgId={orgId} />
  render(
    <TestTheme>
      <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
        <WorkspaceContext value={{ region: 'eu', workspaceId: 'ann' }}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
          <Toasts />
        </WorkspaceContext>
      </SessionContext>
    </TestTheme>,
  )
  return { user: userEvent.setup(), sent }
}

const overage = 'You pay when its credit is used up'
const field = () => screen.findByLabelText(overage)
const save = () => screen.getByRole('button', { name: 'Save what you pay' })

describe('the terms of a client', () => {
  it('get what the client pays in a month from an agency that has paid nothing yet', async () => {
    const { user, sent } = show('org1', {})
    expect(await field()).toHaveProperty('placeholder', 'They stop')
    expect(save()).toHaveProperty('disabled', true)
    await user.type(await field(), '2500')
    await user.click(save())
    expect(await screen.findByText('Saved. It applies within a minute.')).toBeTruthy()
    // The button has nothing more to save, so the focus goes back to the field.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(overage)))
    expect(sent).toEqual([{ region: 'eu', orgId: 'org1', credits: 2_500 }])
  })

  it('show what the agency has paid, and end it with an empty field', async () => {
    const { user, sent } = show('org2', { limit: 1_000, used: 120 })
    expect(await screen.findByText('120 of 1,000 credits paid by you this month')).toBeTruthy()
    await user.clear(await field())
    await user.click(save())
    await waitFor(() => expect(sent).toEqual([{ region: 'eu', orgId: 'org2', credits: 0 }]))
  })

  it('show what was paid after the agency has ended it', async () => {
    show('org3', { used: 120 })
    expect(await screen.findByText('120 credits paid by you this month')).toBeTruthy()
  })

  it('say that a save has failed, and keep what was typed', async () => {
    const { user } = show('org4', {}, new CallError('unavailable', 'Nobody answers.'))
    await user.type(await field(), '700')
    await user.click(save())
    expect(await screen.findByText('Nobody answers.')).toBeTruthy()
    expect(await field()).toHaveProperty('value', '700')
  })

  it('get a factor for each kind of use', async () => {
    const { user, sent } = show('org5', { factors: { answers: 150, calls: 100, voiceNotes: 200 } })
    const calls = await screen.findByLabelText('Voice calls')
    expect(screen.getByLabelText('Answers')).toHaveProperty('value', '150 %')
    expect(screen.getByLabelText('Voice notes')).toHaveProperty('value', '200 %')
    await user.clear(calls)
    await user.type(calls, '300')
    await user.click(screen.getByRole('button', { name: 'Save factors' }))
    expect(await screen.findByText('Factors saved. They apply within ten minutes.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Answers')))
    expect(sent).toEqual([
      { region: 'eu', orgId: 'org5', factors: { answers: 150, calls: 300, voiceNotes: 200 } },
    ])
  })

  it('refuse a factor below the cost before a request', async () => {
    const { user, sent } = show('org6', {})
    const answers = await screen.findByLabelText('Answers')
    await user.clear(answers)
    await user.type(answers, '90')
    await user.click(screen.getByRole('button', { name: 'Save factors' }))
    expect(await screen.findByText('Please enter whole percent, from 100 to 1,000')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('say that they are loading', async () => {
    show('org7', {})
    answerCalls({})
    const skeleton = await screen.findByLabelText('The terms are loading')
    expect(skeleton.getAttribute('aria-busy')).toBe('true')
  })

  it('show what a colleague saves, but not over what is being entered', async () => {
    const { user } = show('org8', { limit: 500 })
    const factors = { answers: 250, calls: 100, voiceNotes: 100 }
    await user.clear(await field())
    await user.type(await field(), '700')
    answerCalls({ readClientTerms: { limit: 900 * unit, used: 0, factors } })
    await readAgain(['clientTerms', 'eu', 'org8'])
    await waitFor(() => expect(screen.getByLabelText('Answers')).toHaveProperty('value', '250 %'))
    expect(await field()).toHaveProperty('value', '700')
  })
})

import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftStore } from '../../../lib/drafts/DraftStore.ts'
import { CallError } from '../../../lib/errors.ts'
import { queryClient } from '../../../lib/live/queryClient.ts'
import { SessionContext } from '../../../lib/session/session.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { inputsOf } from '../../../test/scriptCalls.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { AgentDraftContext } from '../draft/AgentDraftContext.ts'
import { TestToPerson } from './TestToPerson.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/toast.ts', () => ({ showToast: vi.fn() }))

const me = { conversationId: 'me', name: 'Me', at: 2 }
const customer = { conversationId: 'customer', name: 'Customer', at: 3 }
const world: { people: (typeof me)[]; answer: unknown } = { people: [], answer: undefined }

beforeEach(() => {
  Object.assign(world, { people: [me], answer: { isSent: true } })
  answerCalls({
    readTestRecipients: () => ({
      people: world.people,
      link: world.people.length > 0 ? '' : 'https://t.me/harbour_bot',
    }),
    sendChannelTest: () => (world.answer instanceof Error ? Promise.reject(world.answer) : world.answer),
  })
})

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test message' })
const select = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Send the test to' })
const sentTo = () => inputsOf('sendChannelTest').map(({ conversationId }) => conversationId)

/** Renders the dialog of a channel, and sets the list of people for later reads. */
async function show() {
  const editing = {
    region: 'eu' as const,
    store: new DraftStore(makeAgent()),
    save: async () => true,
    saveNodes: async () => {},
    saveToPublish: async () => true,
  }
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
      <AgentDraftContext value={editing}>
        <TestToPerson kind="telegram" />
      </AgentDraftContext>
    </SessionContext>,
    { wrapper: TestTheme },
  )
  const user = userEvent.setup()
  const read = async (...people: (typeof me)[]) => {
    world.people = people
    await act(() => queryClient.refetchQueries())
  }
  const choose = async (name: RegExp) => {
    await user.click(await select())
    await user.click(await screen.findByRole('option', { name }))
  }
  const shows = (name: RegExp) => waitFor(async () => expect((await select()).value).toMatch(name))
  await shows(/^Me,/)
  return { user, read, choose, shows }
}

describe('a test message to a person who has written', () => {
  it('goes to the selected person, who stays selected when another one writes', async () => {
    const { user, read } = await show()
    await read(customer, me)
    await user.click(await select())
    await screen.findByRole('option', { name: /^Customer,/ })
    expect((await select()).value).toMatch(/^Me,/)
    await user.click(button())
    await waitFor(() => expect(sentTo()).toEqual(['me']))
  })

  it('is disabled once that person is gone, until another one is selected', async () => {
    const { user, read, choose, shows } = await show()
    await read(customer)
    await screen.findByText(/^That person can no longer be reached/)
    await shows(/^$/)
    expect(button().disabled).toBe(true)
    await read()
    await screen.findByText(/^No one has written yet/)
    await read(customer)
    await shows(/^$/)
    expect(button().disabled).toBe(true)
    await choose(/^Customer,/)
    await user.click(button())
    await waitFor(() => expect(sentTo()).toEqual(['customer']))
  })

  it('keeps its id for that person while the outcome is unknown', async () => {
    const { user, read, choose } = await show()
    await read(me, customer)
    const send = async (answer: unknown) => {
      const count = sentTo().length
      world.answer = answer
      await user.click(button())
      await waitFor(() => expect(sentTo()).toHaveLength(count + 1))
      await waitFor(() => expect(button().dataset['loading']).toBeUndefined())
    }
    await send(new CallError('unavailable'))
    await choose(/^Customer,/)
    await send({ isSent: true })
    await choose(/^Me,/)
    await send(new CallError('resource-exhausted'))
    await send(new CallError('failed-precondition'))
    await send({ isSent: true })
    await send({ isSent: true })
    const names = inputsOf('sendChannelTest').map(({ attemptId }) => attemptId)
    expect(sentTo()).toEqual(['me', 'customer', 'me', 'me', 'me', 'me'])
    expect(names.map((name) => names.indexOf(name))).toEqual([0, 1, 0, 0, 4, 5])
  })
})

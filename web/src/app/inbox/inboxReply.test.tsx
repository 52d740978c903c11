import {
  conversationSchema,
  type Conversation,
  type Message,
} from '@parley/functions/shared/chat/conversation'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteMs } from '@parley/functions/shared/durations'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { setDocument } from '../../lib/firestore/firestore.ts'
import type * as Live from '../../lib/live/live.ts'
import { setWorld, currentWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', async (importActual) => ({
  ...(await import('../../test/fakeLive.ts')),
  useLive: (await importActual<typeof Live>()).useLive,
}))
vi.mock('../../features/conversations/list/readRows.ts', () => import('../../test/readRows.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({
  updateDocument: vi.fn(() => Promise.resolve()),
  setDocument: vi.fn(() => Promise.resolve()),
}))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const agent = makeAgent()
const inbox = `/app/eu/agents/${agent.ID}/convos`

const colleagues = ['Ann', 'Ada', 'Bo', 'Cy'].map((name) => ({
  uid: name.toLowerCase(),
  email: `${name.toLowerCase()}@example.com`,
  name,
  role: 'member',
  joinedAt: 1,
}))

const question: Message = { id: 'one-1', role: 'visitor', text: 'Is anybody there?', at: 1 }

function show(changes: Partial<Conversation>, canned: object[] = [], presences: object[] = []) {
  const conversation = conversationSchema.parse({
    ID: 'one',
    agentId: agent.ID,
    ownerID: 'ann',
    channel: 'widget',
    isTest: false,
    visitorId: 'visitor-1',
    startedAt: 1,
    lastMessageAt: 2,
    messageCount: 1,
    costUnits: 0,
    tokens: 0,
    preview: 'Hi',
    ...changes,
    window: Object.fromEntries((changes.window ?? [question]).map((message) => [message.id, message])),
  })
  setWorld({
    documents: { ...annsDocuments(1), [`eu/voiceglow/${agent.ID}/convos/one`]: conversation },
    lists: {
      'eu/voiceglow': { items: [agent], brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/convos`]: { items: [conversation], brokenIds: [] },
      'eu/users/ann/members': { items: colleagues, brokenIds: [] },
      'eu/users/ann/cannedReplies': { items: canned, brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/convos/one/presence`]: { items: presences, brokenIds: [] },
    },
  })
}

const attempts = () => vi.mocked(call).mock.calls.map(([name, input]) => [name, input] as const)

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ success: true })
})

describe('the tags of the workspace', () => {
  it('are not left without a question while one is half typed', async () => {
    show({})
    const { user } = renderApp(`${inbox}/one`)
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    await user.click(await screen.findByRole('button', { name: 'Tags of this workspace' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of this workspace' }))
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'urg')
    // The first one is for the list of proposals.
    await user.keyboard('{Escape}{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy()
  })
})

describe('a note', () => {
  it('is still there, half written, when the details are opened again', async () => {
    show({})
    const { user } = renderApp(`${inbox}/one`)
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    await user.type(await screen.findByLabelText('Add note'), 'Ask for')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Add note')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Details' }))
    expect(await screen.findByLabelText('Add note')).toHaveProperty('value', 'Ask for')
  })

  it('returns to its field when it was not saved', async () => {
    show({})
    vi.mocked(setDocument).mockImplementation(async (place) => {
      if (place.path.includes('/notes/')) throw new CallError('permission-denied')
    })
    const { user } = renderApp(`${inbox}/one`)
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    await user.type(await screen.findByLabelText('Add note'), 'Ask for more{Enter}')
    expect(await screen.findByText(/^The note was not saved/)).toBeTruthy()
    expect(screen.getByLabelText('Add note')).toHaveProperty('value', 'Ask for more')
    expect(sessionStorage.getItem('parley.note.one')).toBe('Ask for more')
    vi.mocked(setDocument).mockResolvedValue()
  })
})

describe('a reply', () => {
  it('is sent with Enter under its own id, and empties the field', async () => {
    show({ state: 'human', assigneeUid: 'ann', assigneeName: 'Ann' })
    const { user } = renderApp(`${inbox}/one`)
    await user.type(await screen.findByLabelText('Your reply'), 'One{Shift>}{Enter}{/Shift}Two{Enter}')
    await user.type(screen.getByLabelText('Your reply'), 'Three{Enter}')
    await waitFor(() => expect(attempts()).toHaveLength(2))
    const sent = attempts().map(([, input]) => input as { text: string; attemptId: string })
    expect(sent.map(({ text }) => text)).toEqual(['One\nTwo', 'Three'])
    expect(new Set(sent.map(({ attemptId }) => attemptId)).size).toBe(2)
  })

  it('stays when it failed, and is retried under the same id', async () => {
    show({ state: 'human', assigneeUid: 'ann', assigneeName: 'Ann' })
    vi.mocked(call).mockRejectedValueOnce(new CallError('unavailable'))
    const { user } = renderApp(`${inbox}/one`)
    await user.type(await screen.findByLabelText('Your reply'), 'Hello{Enter}')
    await screen.findByText(/Not sent\. We can’t reach the server/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(attempts()).toHaveLength(2))
    expect(attempts()[1]).toEqual(attempts()[0])
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull())
    expect(sessionStorage.getItem('parley.unsent.one')).toBeNull()
  })

  it('can be edited when it failed', async () => {
    show({ state: 'human', assigneeUid: 'ann', assigneeName: 'Ann' })
    vi.mocked(call).mockRejectedValueOnce(new CallError('unavailable'))
    const { user } = renderApp(`${inbox}/one`)
    await user.type(await screen.findByLabelText('Your reply'), 'Helo{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Helo')
    expect(screen.queryByText(/Not sent/)).toBeNull()
  })

  it('survives a reload, sent or not', async () => {
    sessionStorage.setItem('parley.draft.one', 'Half a sent')
    sessionStorage.setItem(
      'parley.unsent.one',
      JSON.stringify([{ attemptId: 'a1', text: 'Whole' }, { broken: true }]),
    )
    show({})
    renderApp(`${inbox}/one`)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe('Half a sent')
    expect(screen.getByText('Whole')).toBeTruthy()
    expect(screen.getByText('Delivery not confirmed.')).toBeTruthy()
  })

  it('says when it takes the conversation over, and is disabled for a blocked visitor', async () => {
    show({ state: 'bot' })
    const { user } = renderApp(`${inbox}/one`)
    await screen.findByText('Replying takes over from the agent.')
    await user.type(screen.getByLabelText('Your reply'), 'x')
    expect(vi.mocked(setDocument).mock.calls.some(([, fields]) => Number(fields['typingAt']) > 0)).toBe(true)
    show({ isBlocked: true })
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').disabled).toBe(true))
  })

  it('inserts a canned one after a slash', async () => {
    show({}, [
      { ID: 'c1', title: 'Hours', text: 'From ten to two.', at: 1 },
      { ID: 'c2', title: 'Thanks', text: 'Thank you!', at: 1 },
    ])
    const { user } = renderApp(`${inbox}/one`)
    const reply = await screen.findByLabelText<HTMLTextAreaElement>('Your reply')
    await user.type(reply, 'Hello, /tha')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['ThanksThank you!'])
    await user.keyboard('{Enter}')
    expect(reply.value).toBe('Hello, Thank you!')
    expect(screen.queryByRole('option')).toBeNull()
    expect(attempts()).toEqual([])
  })
})

describe('lists beside a conversation that could not be loaded', () => {
  function fail(...paths: string[]) {
    const failed = new CallError('unavailable')
    setWorld({
      ...currentWorld(),
      lists: {
        ...currentWorld().lists,
        ...Object.fromEntries(paths.map((path) => [`eu/users/ann/${path}`, failed])),
      },
    })
  }

  it('report it, and are not shown as empty', async () => {
    show({})
    fail('cannedReplies', 'inboxViews')
    const { user } = renderApp(`${inbox}/one`)
    expect(await screen.findByText('The saved views could not be loaded.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Canned replies' }))
    expect(await screen.findByText('The canned replies could not be loaded.')).toBeTruthy()
  })

  it('do not take an assignee for a person who has left', async () => {
    show({ assigneeUid: 'bo', assigneeName: '' })
    fail('members')
    const { user } = renderApp(`${inbox}/one`)
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    const field = await screen.findByLabelText('Assigned to')
    expect(field.textContent).not.toContain('Former member')
    expect(screen.getByText('The members could not be loaded.')).toBeTruthy()
  })
})

describe('the messages of a thread', () => {
  it('are no live region, so that own replies are not read back', async () => {
    show({})
    renderApp(`${inbox}/one`)
    expect((await screen.findByRole('log', { name: 'Messages' })).getAttribute('aria-live')).toBe('off')
  })
})

describe('the state of a conversation', () => {
  it('changes at once and is reverted when a colleague was faster', async () => {
    show({ state: 'requested' })
    let refuse = (_error: Error) => {}
    vi.mocked(call).mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)))
    const { user } = renderApp(`${inbox}/one`)
    await user.click(await screen.findByRole('button', { name: 'Take over' }))
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull()
    refuse(new CallError('failed-precondition', 'Bo is already answering this conversation.'))
    await screen.findByText('Bo is already answering this conversation.')
    expect(screen.getByRole('button', { name: 'Take over' })).toBeTruthy()
  })

  it('is described between the messages', async () => {
    show({ window: [{ id: 'e', role: 'event', event: 'joined', text: 'x', author: 'Ada', at: 1 }] })
    renderApp(`${inbox}/one`)
    expect(
      within(await screen.findByRole('log', { name: 'Messages' })).getByText(/Ada took over/),
    ).toBeTruthy()
  })
})

describe('the presence of others', () => {
  it('is shown before two people answer one visitor', async () => {
    const now = Date.now()
    const person = (ID: string, typingAt: number, seenAt: number) => ({
      ID,
      typingAt,
      seenAt,
      readAt: 0,
    })
    show(
      {},
      [],
      [
        person('ann', now, now),
        person('ada', now, now),
        person('bo', 0, now),
        person('cy', 0, now - minuteMs),
      ],
    )
    renderApp(`${inbox}/one`)
    expect(await screen.findByText('Ada is typing…')).toBeTruthy()
    expect(screen.getByText('Bo is also looking.')).toBeTruthy()
    expect(screen.queryByText(/Cy|Ann is/)).toBeNull()
  })

  it('shows how far the visitor has read, and that they type', async () => {
    const operator = (id: string, at: number) => ({
      id,
      role: 'operator' as const,
      text: id,
      at,
      author: 'Ann',
    })
    show(
      { window: [operator('first', 10), operator('second', 20), operator('third', 30)] },
      [],
      [{ ID: 'visitor', name: '', typingAt: Date.now(), seenAt: 1, readAt: 20 }],
    )
    renderApp(`${inbox}/one`)
    await screen.findByLabelText('Visitor is typing')
    expect(screen.getAllByText('Read')).toHaveLength(1)
    expect(screen.getByText('second').closest('[data-role]')?.textContent).toContain('Read')
  })
})

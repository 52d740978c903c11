import { minuteMs } from '@parley/functions/shared/durations'
import type { ChatMessage, SessionReply, WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { lines, openLines, startStub } from '../../test/startStub.ts'

const question: ChatMessage = { id: 'q', role: 'visitor', text: 'Which oil?', at: 10 }
const answer: ChatMessage = { id: 'q-a', role: 'agent', text: 'Hard wax.', at: 20 }
const joined: ChatMessage = {
  id: 'e',
  role: 'event',
  event: 'joined',
  author: 'Ada',
  text: 'Ada has joined.',
  at: 30,
}
const hello: ChatMessage = { id: 'o', role: 'operator', author: 'Ada', text: 'Hello!', at: 40 }
const quiet = (overrides: Partial<WidgetConfig> = {}) => exampleConfig({ launchMessages: [], ...overrides })
const talk = [question, answer]
const toldKey = `parley:2:${exampleConfig().agentId}:told`
let stub: ReturnType<typeof startStub>
let live: ReturnType<typeof openLines>

/** Starts a page with an existing conversation; its backend sends the events of the test. */
function start(session: Partial<SessionReply>) {
  stub = startStub({ config: quiet(), ...session })
  stub.answers['listen'] = () => (live = openLines()).response
}
/** The extras add style sheets of their own. */
const extrasAreThere = () => vi.waitFor(() => expect(stub.root.adoptedStyleSheets.length).toBeGreaterThan(3))
const listened = (times: number) => vi.waitFor(() => expect(stub.called('listen')).toHaveLength(times))
const open = async () => {
  await stub.run('open')
  await listened(1)
}
/** Long enough for a request that must not come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50))
const shownText = () =>
  [...stub.root.querySelectorAll('.log > li > div[dir]')].map(({ textContent }) => textContent)
/** Returns the id of the turn of the latest message. */
const turn = () => String(stub.called('message').at(-1)?.['clientMessageId'])
const look = (isVisible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const passTime = (milliseconds: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds)

afterEach(() => {
  stub.panel.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the part for persons', () => {
  it('shows and announces a person’s message to a visitor who has only opened the panel', async () => {
    start({ messages: talk })
    await open()
    expect(stub.called('listen')[0]).toEqual({ token: 'token', since: 20 })
    live.send({ type: 'messages', messages: [joined, hello] })
    live.send({ type: 'state', state: 'human', operator: 'Ada' })
    await vi.waitFor(() => expect(stub.text('header p')).toBe('Ada is here'))
    expect(shownText()).toEqual(['Which oil?', 'Hard wax.', 'Ada joined the conversation', 'Hello!'])
    // In the header, at the notice that they join, and beside their message.
    expect(
      [...stub.root.querySelectorAll('.person')].map(({ parentElement }) => parentElement?.className),
    ).toEqual(['face', 'event', 'operator'])
  })

  it('shows a person who joins a closed conversation', async () => {
    start({ messages: talk, state: 'resolved' })
    await open()
    live.send({ type: 'state', state: 'human', operator: 'Ada' })
    await vi.waitFor(() => expect(stub.text('header p')).toBe('Ada is here'))
  })

  it('counts a person’s message while the panel is closed', async () => {
    start({ messages: talk })
    await open()
    await stub.run('close')
    live.send({ type: 'messages', messages: [joined, hello] })
    await vi.waitFor(() => expect(stub.text('.badge')).toBe('1'))
    expect(stub.called('listen')).toHaveLength(1)
  })

  it('listens for a person after an answer, from the backend’s newest time on, whatever this clock says', async () => {
    start({ messages: [] })
    stub.answers['message'] = (body) =>
      lines({ type: 'done', message: { ...answer, id: `${String(body['clientMessageId'])}-a` } })
    await stub.run('send', 'Which oil?')
    await listened(1)
    expect(stub.called('listen')[0]).toEqual({ token: 'token', since: 20 })
  })

  it('gets what a broken stream has lost, although a later answer is known already', async () => {
    start({ messages: talk })
    await open()
    live.end()
    // The person has written meanwhile; then the visitor's next message is answered.
    const later: ChatMessage = { id: 'later-a', role: 'agent', text: 'Twice a year.', at: 60 }
    stub.answers['message'] = () => lines({ type: 'done', message: later })
    await stub.run('send', 'How often?')
    await vi.waitFor(() => expect(shownText()).toContain('Twice a year.'))
    await listened(2)
    expect(stub.called('listen')[1]).toEqual({ token: 'token', since: 20 })
    live.send({ type: 'messages', messages: [hello] })
    await vi.waitFor(() => expect(shownText()).toContain('Hello!'))
  })

  it('listens for no person before the visitor has acted, nor without a message', async () => {
    start({ messages: talk })
    await extrasAreThere()
    await vi.waitFor(() => expect(stub.called('session')).toHaveLength(1))
    await aWhile()
    expect(stub.called('listen')).toEqual([])
    stub.panel.unmount()
    start({ messages: [], config: quiet({ canUpload: true }) })
    await stub.run('open')
    await extrasAreThere()
    await aWhile()
    expect(stub.called('listen')).toEqual([])
  })

  it('listens for no person in a panel that opens by itself until the visitor enters it', async () => {
    start({ messages: talk, config: quiet({ autoStart: true }) })
    await vi.waitFor(() => expect(stub.host.hasAttribute('data-open')).toBe(true))
    await vi.waitFor(() => expect(shownText()).toHaveLength(2))
    await aWhile()
    expect(stub.called('listen')).toEqual([])
    stub.find('.composer textarea').focus()
    await listened(1)
  })

  it('listens for a person while the page is visible and something has happened lately', async () => {
    start({ messages: talk })
    await open()
    look(false)
    look(true)
    await listened(2)
    passTime(2 * minuteMs)
    live.end()
    await listened(3)
    passTime(11 * minuteMs)
    live.end()
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(stub.called('listen')).toHaveLength(3)
    stub.find('.composer textarea').blur()
    stub.find('.composer textarea').focus()
    await listened(4)
  })

  it.each([
    ['fails', () => Response.json({ error: { code: 'resource-exhausted', message: '' } }, { status: 429 })],
    ['is cut off', () => lines({ type: 'state', state: 'bot', operator: '' })],
  ])(
    'waits before it listens again, also while the visitor types, when the stream %s',
    async (_how, answered) => {
      start({ messages: talk })
      stub.answers['listen'] = answered
      await open()
      await new Promise((resolve) => setTimeout(resolve, 350))
      for (const text of ['H', 'He', 'Hel']) stub.type('.composer textarea', text)
      await aWhile()
      expect(stub.called('listen')).toHaveLength(1)
    },
  )

  it('ignores the person of the previous conversation in the next one', async () => {
    start({ messages: talk })
    await open()
    const before = live
    stub.answers['session'] = () =>
      Response.json({
        ...stub.reply,
        token: 'next',
        conversationId: 'c2',
        messages: [{ ...question, id: 'q2' }],
      })
    stub.find('header [aria-expanded]').click()
    await vi.waitFor(() => expect(stub.find('.menu')).not.toBeNull())
    stub.press('New conversation')
    await listened(2)
    expect(stub.called('listen')[1]).toEqual({ token: 'next', since: 0 })
    before.send({ type: 'messages', messages: [hello] })
    live.send({ type: 'messages', messages: [joined] })
    await vi.waitFor(() => expect(shownText()).toEqual(['Which oil?', 'Ada joined the conversation']))
  })
})

describe('an answer that comes both ways', () => {
  /** Starts a turn whose stream is still open, and returns what it has sent as it is stored. */
  async function ask() {
    start({ messages: talk })
    await open()
    const stream = openLines()
    stub.answers['message'] = () => stream.response
    await stub.run('send', 'And chairs?')
    await vi.waitFor(() => expect(stub.called('message')).toHaveLength(1))
    const reply: ChatMessage = { id: `${turn()}-a`, role: 'agent', text: 'The same.', at: 60 }
    const requested: ChatMessage = {
      id: `${turn()}-requested`,
      role: 'event',
      event: 'requested',
      text: 'A person has been asked for.',
      at: 61,
    }
    return { stream, reply, requested }
  }

  it('is shown once below its question, and has its effects once', async () => {
    const { stream, reply, requested } = await ask()
    live.send({ type: 'messages', messages: [reply, requested] })
    live.send({ type: 'state', state: 'requested', operator: '' })
    await aWhile()
    expect(shownText()).not.toContain('The same.')
    stream.send({ type: 'done', message: reply, state: 'requested' })
    stream.end()
    const notice = 'We’ve asked someone to join. You can keep typing.'
    await vi.waitFor(() =>
      expect(shownText()).toEqual(['Which oil?', 'Hard wax.', 'And chairs?', 'The same.', notice]),
    )
    live.send({ type: 'messages', messages: [reply, requested] })
    await aWhile()
    expect(shownText()).toHaveLength(5)
    expect(stub.called('session')).toHaveLength(1)
  })

  it.each([
    ['in the middle', 'The'],
    ['before its first word', ''],
  ])('keeps an answer stopped that was stopped %s, although a person is requested', async (_when, text) => {
    const { stream, reply, requested } = await ask()
    if (text) stream.send({ type: 'text', text })
    if (text) await vi.waitFor(() => expect(shownText()).toContain(text))
    // An aborted request ends like this.
    stub.press('Stop answering')
    stream.end()
    await vi.waitFor(() => expect(stub.find('.go').getAttribute('aria-label')).toBe('Send message'))
    live.send({ type: 'messages', messages: [reply, requested] })
    await vi.waitFor(() => expect(shownText().at(-1)).toContain('We’ve asked someone'))
    expect(shownText()).not.toContain('The same.')
  })

  it('loads an answer with its question when another tab has sent it', async () => {
    start({ messages: talk })
    await open()
    const other = [
      { ...question, id: 'other', text: 'And chairs?', at: 50 },
      { ...answer, id: 'other-a', text: 'The same.', at: 60 },
    ]
    stub.answers['session'] = () => Response.json({ ...stub.reply, messages: [...talk, ...other] })
    live.send({ type: 'messages', messages: other.slice(1) })
    await vi.waitFor(() =>
      expect(shownText()).toEqual(['Which oil?', 'Hard wax.', 'And chairs?', 'The same.']),
    )
    expect(stub.called('session')).toHaveLength(2)
    expect(stub.called('session')[1]).toMatchObject({ token: 'token', conversationId: 'c' })
  })
})

describe('tabs that share a conversation', () => {
  it('tells other tabs of new messages, not of messages that were only read', async () => {
    start({ messages: talk })
    await open()
    expect(localStorage.getItem(toldKey)).toBeNull()
    stub.answers['message'] = (body) =>
      lines({ type: 'done', message: { ...answer, id: `${String(body['clientMessageId'])}-a`, at: 60 } })
    await stub.run('send', 'And chairs?')
    await vi.waitFor(() => expect(shownText()).toHaveLength(4))
    const before = localStorage.getItem(toldKey)
    expect(Number(before)).toBeGreaterThan(0)
    localStorage.setItem(toldKey.replace(':told', ''), JSON.stringify({ token: 'token', at: 1 }))
    window.dispatchEvent(new StorageEvent('storage', { key: toldKey }))
    await vi.waitFor(() => expect(stub.called('session')).toHaveLength(2))
    await aWhile()
    expect(localStorage.getItem(toldKey)).toBe(before)
  })
})

describe('a page that returns to a person', () => {
  it('listens only once it knows its conversation, because earlier events would be taken for another one', async () => {
    let answerSession = () => {}
    const isKnown = new Promise<void>((resolve) => (answerSession = resolve))
    const memory = { config: quiet(), token: 'token', handoff: 'human', at: Date.now() }
    stub = startStub({ config: quiet(), messages: talk, state: 'human', operator: 'Ada' }, {}, memory, {
      session: () => isKnown.then(() => Response.json(stub.reply)),
      listen: () => {
        live = openLines()
        live.send({ type: 'messages', messages: talk })
        return live.response
      },
    })
    await extrasAreThere()
    await aWhile()
    answerSession()
    await stub.run('open')
    await vi.waitFor(() => expect(shownText()).toEqual(['Which oil?', 'Hard wax.']))
    await listened(1)
    expect(stub.called('session').map(({ conversationId }) => conversationId)).toEqual([undefined])
  })
})

import type { ChatMessage, ConversationsReply } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { startStub } from '../../test/startStub.ts'
import { openMenu, startWithExtras } from '../../test/startWithExtras.ts'

const question: ChatMessage = { id: 'q', role: 'visitor', text: 'Which oil?', at: 10 }
const answer: ChatMessage = { id: 'a', role: 'agent', text: 'Hard wax.', at: 20 }
const person = { title: '', subtitle: 'Tuesday to Friday' }
const conversations: ConversationsReply['conversations'] = [
  { id: 'c', preview: 'Hard wax.', lastMessageAt: 20, state: 'bot' },
  { id: 'c0', preview: 'Older', lastMessageAt: 5, state: 'bot' },
]
let stub: ReturnType<typeof startStub>
const isHome = () => stub.find('header').className === 'home'
const recent = () => stub.find('.recent span')?.textContent

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

/** Starts another conversation for a visitor who has one. */
async function restart(): Promise<void> {
  ;({ stub } = await startWithExtras({ messages: [question, answer] }))
  stub.answers['conversations'] = () => Response.json({ conversations })
  stub.answers['session'] = ({ conversationId }) =>
    Response.json({
      ...stub.reply,
      conversationId: conversationId ?? 'fresh',
      messages: conversationId ? [question, answer] : [],
    })
  await openMenu(stub)
  stub.press('New conversation')
  await vi.waitFor(() => expect(recent()).toBe('Hard wax.'))
}

describe('the home before the first message', () => {
  it('shows the agent’s introduction, and hides it once the visitor writes', async () => {
    stub = startStub({ config: exampleConfig({ description: 'Tables and chairs' }) })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.text('header p.about')).toBe('Tables and chairs'))
    expect(isHome()).toBe(true)
    expect(stub.text('.now')).toBe('Replies instantly')
    stub.answers['message'] = () => new Promise(() => {})
    await stub.run('send', 'Hello?')
    await vi.waitFor(() => expect(isHome()).toBe(false))
    expect(stub.find('.about')).toBeNull()
  })

  it('shows no introduction to a returning visitor before their messages are known', async () => {
    const memory = { config: exampleConfig(), token: 'token', at: Date.now() }
    let answerSession = () => {}
    const isKnown = new Promise<void>((resolve) => (answerSession = resolve))
    stub = startStub({ messages: [] }, {}, memory, {
      session: () => isKnown.then(() => Response.json(stub.reply)),
    })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.called('session')).toHaveLength(1))
    expect(isHome()).toBe(false)
    answerSession()
    await vi.waitFor(() => expect(isHome()).toBe(true))
  })

  it('offers a person once and only if there is one, with the hours that the owner set', async () => {
    stub = startStub({ config: exampleConfig({ handoff: person }) })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.text('.contacts small')).toBe('Tuesday to Friday'))
    expect(stub.text('.now')).toBe('Replies instantly')
    // A new visitor has no other conversations to request.
    expect(stub.called('conversations')).toEqual([])
  })

  it('promises no answer while the chat is closed', async () => {
    stub = startStub({ config: exampleConfig({ handoff: person }), isOpen: false })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.find('.banner')).not.toBeNull())
    expect(stub.find('.now')).toBeNull()
  })
})

describe('the header of the home', () => {
  it('promises no answer after a failure', async () => {
    stub = startStub()
    stub.answers['message'] = () => Response.json({ error: { code: 'internal' } }, { status: 500 })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.text('.now')).toBe('Replies instantly'))
    await stub.run('send', 'Hello?')
    await vi.waitFor(() => expect(stub.find('.note')).not.toBeNull())
    expect(stub.find('.now')).toBeNull()
  })
})

describe('the home', () => {
  it('shows the newest conversation besides the open one, and continues it at a click', async () => {
    await restart()
    stub.find('.recent button').click()
    await vi.waitFor(() => expect(stub.text('.visitor div')).toBe('Which oil?'))
    expect(stub.called('session').at(-1)).toMatchObject({ conversationId: 'c' })
    expect([isHome(), recent()]).toEqual([false, undefined])
  })

  it('hides the recent conversation at the first message of the new one', async () => {
    await restart()
    stub.answers['message'] = () => new Promise(() => {})
    await stub.run('send', 'And chairs?')
    await vi.waitFor(() => expect(isHome()).toBe(false))
    expect(recent()).toBeUndefined()
  })

  it('hides the recent conversation of the previous person', async () => {
    await restart()
    stub.answers['conversations'] = () => Response.json({ conversations: [] })
    stub.answers['session'] = () => Response.json({ ...stub.reply, conversationId: 'hers', messages: [] })
    await stub.run('identify', { id: '1' })
    await stub.run('identify', { id: '2' })
    await vi.waitFor(() => expect(recent()).toBeUndefined())
    await vi.waitFor(() => expect(stub.called('conversations')).toHaveLength(2))
  })
})

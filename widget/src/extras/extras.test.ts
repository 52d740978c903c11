import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { lines, openLines, startStub } from '../test/startStub.ts'

const question: ChatMessage = { id: 'q', role: 'visitor', text: 'Which oil?', at: 10 }
const answer: ChatMessage = { id: 'a', role: 'agent', text: 'Hard wax.', at: 20 }
let stub: ReturnType<typeof startStub>
let live: ReturnType<typeof openLines>
const start = async (...given: Parameters<typeof startStub>) => {
  stub = startStub(...given)
  stub.answers['listen'] = () => (live = openLines()).response
  await stub.run('open')
  await vi.waitFor(() => expect(stub.find('aside')).not.toBeNull())
  await vi.waitFor(() => expect(stub.find('header [aria-expanded]')).not.toBeNull())
}

const openMenu = async () => {
  stub.find('header [aria-expanded]').click()
  await vi.waitFor(() => expect(stub.find('.menu')).not.toBeNull())
}

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('an answer', () => {
  it('shows its sources, cards and replies; a reply is sent', async () => {
    const card = {
      title: 'Quay',
      text: '',
      imageUrl: '',
      label: 'Look',
      link: 'javascript:alert(1)',
      reply: '',
    }
    const extras = {
      replies: ['And the chairs?'],
      cards: [card, { ...card, link: 'https://example.com' }],
      sources: [{ id: 's', title: 'Care', text: 'Oil it.' }],
    }
    await start({ messages: [question, { ...answer, ...extras }] })
    expect(stub.text('details')).toContain('Oil it.')
    expect([...stub.root.querySelectorAll('.cards a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com',
    ])
    stub.press('And the chairs?')
    await vi.waitFor(() => expect(stub.called('message')[0]).toMatchObject({ text: 'And the chairs?' }))
  })

  it('can be rated, with a reason after a thumb down', async () => {
    await start({ messages: [question, answer] })
    stub.press('Not helpful')
    await vi.waitFor(() => expect(stub.called('feedback')).toHaveLength(1))
    stub.type('.reason input', 'Too short')
    stub.find('.reason').dispatchEvent(new Event('submit', { cancelable: true }))
    await vi.waitFor(() =>
      expect(stub.called('feedback').at(-1)).toMatchObject({
        messageId: 'a',
        rating: 'down',
        reason: 'Too short',
      }),
    )
    expect(stub.text('.rating output')).toContain('Thank you')
  })
})

describe('a message that was set aside', () => {
  it('says that it was not sent, and goes under the same id when the visitor tries again', async () => {
    await start({ messages: [question, answer] })
    const refused = () => Response.json({ error: { code: 'internal', message: '' } }, { status: 500 })
    const fine = (id: unknown) => lines({ type: 'done', message: { ...answer, id: `${String(id)}-a` } })
    stub.answers['message'] = ({ text, clientMessageId }) =>
      text === 'One' ? refused() : fine(clientMessageId)
    await stub.run('send', 'One')
    await vi.waitFor(() => expect(stub.find('.log > .note')).not.toBeNull())
    await stub.run('send', 'Two')
    await vi.waitFor(() => expect(stub.text('.visitor .note')).toBe('Not sent Try again'))
    expect([...stub.root.querySelectorAll('.visitor > div')].map(({ textContent }) => textContent)).toEqual([
      'Which oil?',
      'Two',
      'One',
    ])
    stub.answers['message'] = ({ clientMessageId }) => fine(clientMessageId)
    stub.press('Try again')
    await vi.waitFor(() => expect(stub.root.querySelectorAll('.agent')).toHaveLength(4))
    expect(stub.find('.note')).toBeNull()
    const ids = stub
      .called('message')
      .filter(({ text }) => text === 'One')
      .map(({ clientMessageId }) => clientMessageId)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('the menu', () => {
  it('marks a conversation in which somebody has written since it was read', async () => {
    await start({ messages: [question, answer] })
    const { conversationId } = stub.reply
    const listed = (lastMessageAt: number) => () =>
      Response.json({
        conversations: [
          { id: conversationId, preview: 'Read', lastMessageAt, state: 'human' },
          { id: 'c2', preview: 'Never met', lastMessageAt, state: 'bot' },
        ],
      })
    const marks = () =>
      [...stub.root.querySelectorAll('.past button')].map((button) =>
        button.textContent?.includes('New message'),
      )
    stub.answers['conversations'] = listed(answer.at)
    await openMenu()
    stub.press('Your conversations')
    await vi.waitFor(() => expect(marks()).toEqual([false, false]))
    stub.find('.screen button').click()
    stub.answers['conversations'] = listed(answer.at + 1)
    await openMenu()
    stub.press('Your conversations')
    await vi.waitFor(() => expect(marks()).toEqual([true, false]))
  })

  it('leads to other conversations and to a new one', async () => {
    await start({ messages: [question, answer] })
    stub.answers['conversations'] = () =>
      Response.json({ conversations: [{ id: 'c2', preview: 'Older', lastMessageAt: 5, state: 'bot' }] })
    await openMenu()
    stub.press('Your conversations')
    await vi.waitFor(() => expect(stub.text('.past')).toContain('Older'))
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, conversationId: 'c2', messages: [{ ...question, text: 'Older' }] })
    stub.find('.past button').click()
    await vi.waitFor(() => expect(stub.text('.visitor div')).toBe('Older'))
    expect(stub.called('session').at(-1)).toMatchObject({ conversationId: 'c2', token: 'token' })
  })

  it('deletes only after asking', async () => {
    await start({ messages: [question, answer] })
    await openMenu()
    stub.press('Delete conversation')
    expect(stub.called('delete')).toEqual([])
    stub.answers['session'] = () => Response.json({ ...stub.reply, conversationId: 'new', messages: [] })
    stub.press('Delete')
    await vi.waitFor(() => expect(stub.called('session').at(-1)).toMatchObject({ fresh: true }))
    await vi.waitFor(() => expect(stub.find('.visitor')).toBeNull())
  })

  it('is left by Escape before the panel is', async () => {
    await start({ messages: [question] })
    await openMenu()
    const press = () =>
      stub
        .find('header [aria-expanded]')
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    press()
    expect(stub.find('.menu')).toBeNull()
    expect(stub.host.hasAttribute('data-open')).toBe(true)
    press()
    expect(stub.host.hasAttribute('data-open')).toBe(false)
  })
})

describe('a person', () => {
  it('is asked for, comes, writes and is heard without another answer of the agent', async () => {
    await start({
      messages: [question, answer],
      config: exampleConfig({ handoff: { title: 'Call Ada', subtitle: '' } }),
    })
    const handoff = vi.fn()
    await stub.run('on', 'handoff', handoff)
    stub.answers['handoff'] = () => Response.json({ state: 'requested' })
    await openMenu()
    stub.press('Call Ada')
    await vi.waitFor(() => expect(handoff).toHaveBeenCalledWith('requested'))
    live.send({ type: 'state', state: 'human', operator: 'Ada' })
    live.send({
      type: 'messages',
      messages: [answer, { id: 'o', role: 'operator', author: 'Ada', text: 'Hello!', at: 30 }],
    })
    live.send({ type: 'presence', isTyping: true, readAt: 15 })
    await vi.waitFor(() => expect(stub.text('.operator div')).toBe('Hello!'))
    expect(stub.text('header p')).toBe('Ada is here')
    expect(stub.text('.dots')).toBe('Ada is writing…')
    expect(stub.text('.read')).toBe('Read')
    expect(handoff.mock.calls.flat()).toEqual(['requested', 'human'])
    expect(JSON.parse(localStorage.getItem(`parley:2:${stub.reply.config.agentId}`) ?? '')).toMatchObject({
      handoff: 'human',
    })
    stub.answers['message'] = (body) =>
      lines({
        type: 'stored',
        message: { ...question, id: String(body['clientMessageId']), text: 'Thanks', at: 40 },
        state: 'human',
      })
    await stub.run('send', 'Thanks')
    await vi.waitFor(() => expect(stub.root.querySelectorAll('.visitor')).toHaveLength(2))
    expect(stub.root.querySelectorAll('.agent')).toHaveLength(2)
  })
})

describe('the page', () => {
  it('hears what happens as copies, learns of readiness late too, and can stop listening', async () => {
    await start({ messages: [question] })
    const ready = vi.fn()
    await stub.run('on', 'ready', ready)
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
    const heard = vi.fn()
    const off = await stub.run('on', 'message', heard)
    stub.answers['message'] = () => lines({ type: 'done', message: answer })
    await stub.run('identify', { name: 'Ada' })
    await stub.run('send', 'Hello')
    await vi.waitFor(() =>
      expect(stub.called('message')[0]).toMatchObject({
        context: { identity: { name: 'Ada' }, language: 'en', page: location.href },
      }),
    )
    expect(Object.keys(heard.mock.calls[0]?.[0]).toSorted()).toEqual(['at', 'id', 'role', 'text'])
    off?.()
    await stub.run('send', 'Again')
    await vi.waitFor(() => expect(stub.called('message')).toHaveLength(2))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('sets the language, right to left where it is written so, with the owner’s own words', async () => {
    await start({
      config: exampleConfig({ texts: { ar: { placeholder: 'تفضل' } }, greetings: { ar: ['أهلًا'] } }),
    })
    await stub.run('setLanguage', 'ar')
    await vi.waitFor(() =>
      expect(stub.find<HTMLTextAreaElement>('.composer textarea').placeholder).toBe('تفضل'),
    )
    expect(stub.find('dialog').dir).toBe('rtl')
    expect(stub.text('.agent div')).toBe('أهلًا')
    expect(stub.find('.close').getAttribute('aria-label')).toBe('أغلق الدردشة')
  })
})

describe('a call', () => {
  const voice = { language: 'en', silenceMs: 150 }
  const button = (label = 'Start a voice call') => stub.find(`.composer button[aria-label="${label}"]`)

  it('costs nothing until it is made: only then the extras come', async () => {
    stub = startStub({ config: exampleConfig({ voice }) })
    await stub.run('open')
    await vi.waitFor(() => expect(button()).not.toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(stub.find('aside')).toBeNull()
    button().click()
    await vi.waitFor(() => expect(stub.find('aside')).not.toBeNull())
    await vi.waitFor(() => expect(stub.find('.screen')).not.toBeNull())
    expect(stub.find('.composer')).toBeNull()
  })

  it('is offered in the visitor’s language, unless a person answers or the owner wants none', async () => {
    await start({ config: exampleConfig({ voice, lang: 'de' }) })
    await vi.waitFor(() => expect(button('Sprachanruf beginnen')).not.toBeNull())
    stub.panel.unmount()
    await start({ config: exampleConfig({ voice }), state: 'human', operator: 'Ada' })
    expect(button()).toBeNull()
    stub.panel.unmount()
    await start({ config: exampleConfig(), messages: [question] })
    expect(button()).toBeNull()
  })
})

describe('news', () => {
  it('are told of to those who read further up, and lead down', async () => {
    await start({ messages: [question, answer] })
    const list = stub.find('ol.log')
    const scrollTo = vi.spyOn(list, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(1000)
    list.scrollTop = 0
    await vi.waitFor(() => expect(stub.called('listen')).toHaveLength(1))
    live.send({
      type: 'messages',
      messages: [{ id: 'o', role: 'operator', author: 'Ada', text: 'Hello!', at: 30 }],
    })
    await vi.waitFor(() => expect(stub.text('.news')).toContain('New message'))
    expect(scrollTo).not.toHaveBeenCalled()
    stub.find('.news').click()
    expect(scrollTo).toHaveBeenCalledWith({ top: 1e9, behavior: 'smooth' })
    list.scrollTop = 1000
    list.dispatchEvent(new Event('scroll'))
    expect(stub.find('.news')).toBeNull()
  })
})

describe('a place', () => {
  it('inside the page has no launcher and does not close', async () => {
    document.body.innerHTML = '<div id="here"></div>'
    stub = startStub({}, { placement: 'embedded' })
    await vi.waitFor(() => expect(stub.host.hasAttribute('data-open')).toBe(true))
    expect(stub.button.hidden).toBe(true)
    expect(stub.find('dialog').getAttribute('role')).toBe('dialog')
    await stub.run('close')
    expect(stub.host.hasAttribute('data-open')).toBe(true)
  })

  it('over the page is a modal dialog while it is open', async () => {
    await start({ config: exampleConfig({ placement: 'modal' }) })
    await stub.run('close')
    await stub.run('open')
    expect(stub.find<HTMLDialogElement>('dialog').open).toBe(true)
    await stub.run('close')
    expect(stub.find<HTMLDialogElement>('dialog').open).toBe(false)
  })
})

describe('a chat that takes no messages', () => {
  it('offers nothing that would be one', async () => {
    const card = { title: 'Quay', text: '', imageUrl: '', label: 'Take me there', link: '', reply: 'Where?' }
    const offers = {
      messages: [{ ...answer, replies: ['And the chairs?'], cards: [card] }],
      config: exampleConfig({ suggestedReplies: ['Opening hours'] }),
    }
    await start({ ...offers, isOpen: false })
    await vi.waitFor(() => expect(stub.find('.banner')).not.toBeNull())
    expect(stub.find('.cards li')).not.toBeNull()
    expect(stub.root.querySelectorAll('.log button.pill')).toHaveLength(0)
    stub.panel.unmount()
    await start({ ...offers, messages: [], isOpen: false })
    await vi.waitFor(() => expect(stub.find('.banner')).not.toBeNull())
    expect(stub.root.querySelectorAll('.log button.pill')).toHaveLength(0)
  })

  it('takes them while a person answers', async () => {
    await start({ messages: [question, answer], isOpen: false, state: 'human', operator: 'Ada' })
    expect(stub.find('.composer textarea')).not.toBeNull()
    expect(stub.find('.banner')).toBeNull()
    live.send({ type: 'state', state: 'bot', operator: '' })
    await vi.waitFor(() => expect(stub.text('.banner')).toContain('taking a break'))
    expect(stub.find('.composer')).toBeNull()
  })

  it('can be read and says so', async () => {
    await start({ messages: [question, answer], isOpen: false })
    expect(stub.find('.composer')).toBeNull()
    expect(stub.text('.banner')).toContain('taking a break')
    expect(stub.text('.visitor div')).toBe('Which oil?')
  })
})

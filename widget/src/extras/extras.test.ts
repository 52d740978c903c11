import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { lines, startStub } from '../test/startStub.ts'
import { openMenu, startWithExtras } from '../test/startWithExtras.ts'

const question: ChatMessage = { id: 'q', role: 'visitor', text: 'Which oil?', at: 10 }
const answer: ChatMessage = { id: 'a', role: 'agent', text: 'Hard wax.', at: 20 }
let stub: ReturnType<typeof startStub>
let live: Awaited<ReturnType<typeof startWithExtras>>['live']
const start = async (...given: Parameters<typeof startStub>) => {
  ;({ stub, live } = await startWithExtras(...given))
}

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('a visitor of the widget', () => {
  it('requests a person, who joins and writes without another answer of the agent', async () => {
    await start({
      messages: [question, answer],
      config: exampleConfig({ handoff: { title: 'Call Ada', subtitle: '' } }),
    })
    const handoff = vi.fn()
    await stub.run('on', 'handoff', handoff)
    stub.answers['handoff'] = () => Response.json({ state: 'requested' })
    await openMenu(stub)
    stub.press('Call Ada')
    await vi.waitFor(() => expect(handoff).toHaveBeenCalledWith('requested'))
    live().send({ type: 'state', state: 'human', operator: 'Ada' })
    live().send({
      type: 'messages',
      messages: [answer, { id: 'o', role: 'operator', author: 'Ada', text: 'Hello!', at: 30 }],
    })
    live().send({ type: 'presence', isTyping: true, readAt: 15 })
    await vi.waitFor(() => expect(stub.text('.operator div')).toBe('Hello!'))
    expect(stub.text('header p')).toBe('Ada is here')
    expect(stub.text('.dots')).toBe('Ada is typing…')
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
  it('gets copies of events, the readiness also later, and can stop listening', async () => {
    await start({ messages: [question] })
    const ready = vi.fn()
    await stub.run('on', 'ready', ready)
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
    const received = vi.fn()
    const off = await stub.run('on', 'message', received)
    stub.answers['message'] = () => lines({ type: 'done', message: answer })
    await stub.run('identify', { name: 'Ada' })
    await stub.run('send', 'Hello')
    await vi.waitFor(() =>
      expect(stub.called('message')[0]).toMatchObject({
        context: { identity: { name: 'Ada' }, language: 'en', page: location.href },
      }),
    )
    expect(Object.keys(received.mock.calls[0]?.[0]).toSorted()).toEqual(['at', 'id', 'role', 'text'])
    off?.()
    await stub.run('send', 'Again')
    await vi.waitFor(() => expect(stub.called('message')).toHaveLength(2))
    expect(received).toHaveBeenCalledOnce()
  })

  it('sets the language, right to left if necessary, with the owner’s own texts', async () => {
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

describe('the widget with extras', () => {
  const voice = { language: 'en', silenceMs: 150 }
  const button = (label = 'Start a voice call') => stub.find(`.composer button[aria-label="${label}"]`)

  it('loads the extras only when a call is made', async () => {
    stub = startStub({ config: exampleConfig({ voice }) })
    await stub.run('open')
    await vi.waitFor(() => expect(button()).not.toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 30))
    // Those of the launcher, the panel and the theme.
    expect(stub.root.adoptedStyleSheets).toHaveLength(3)
    button().click()
    await vi.waitFor(() => expect(stub.find('.screen')).not.toBeNull())
    expect(stub.find('.composer')).toBeNull()
  })

  it('offers a call in the visitor’s language, unless a person answers or the owner has none', async () => {
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

describe('the panel with extras', () => {
  it('shows a notice of new messages to visitors who read further up, and scrolls down', async () => {
    await start({ messages: [question, answer] })
    const list = stub.find('ol.log')
    const scrollTo = vi.spyOn(list, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(1000)
    list.scrollTop = 0
    await vi.waitFor(() => expect(stub.called('listen')).toHaveLength(1))
    live().send({
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

describe('the widget in a placement', () => {
  it('shows an embedded panel without a launcher, which does not close', async () => {
    document.body.innerHTML = '<div id="here"></div>'
    stub = startStub({}, { placement: 'embedded' })
    await vi.waitFor(() => expect(stub.host.hasAttribute('data-open')).toBe(true))
    expect(stub.button.hidden).toBe(true)
    await stub.run('close')
    expect(stub.host.hasAttribute('data-open')).toBe(true)
  })

  it('shows a panel over the page as a modal dialog', async () => {
    await start({ config: exampleConfig({ placement: 'modal' }) })
    await stub.run('close')
    await stub.run('open')
    expect(stub.find<HTMLDialogElement>('dialog').open).toBe(true)
    await stub.run('close')
    expect(stub.find<HTMLDialogElement>('dialog').open).toBe(false)
  })
})

describe('the panel as a popup', () => {
  const click = (target: EventTarget) => {
    for (const type of ['pointerdown', 'click'])
      target.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
  }

  it('closes at a click on the page around it, not inside it', async () => {
    await start({ config: exampleConfig({ placement: 'popup' }) })
    click(stub.find('.log'))
    expect(stub.host.hasAttribute('data-open')).toBe(true)
    click(document.body)
    expect(stub.host.hasAttribute('data-open')).toBe(false)
  })

  it('stays open when the same click has opened it', async () => {
    await start({ config: exampleConfig({ placement: 'popup' }) })
    click(document.body)
    const opener = document.body.appendChild(document.createElement('button'))
    opener.onclick = () => stub.run('open')
    click(opener)
    await vi.waitFor(() => expect(stub.host.hasAttribute('data-open')).toBe(true))
  })
})

describe('a chat that takes no messages', () => {
  it('offers no way to send a message while the chat is closed', async () => {
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

  it('accepts messages while a person answers', async () => {
    await start({ messages: [question, answer], isOpen: false, state: 'human', operator: 'Ada' })
    expect(stub.find('.composer textarea')).not.toBeNull()
    expect(stub.find('.banner')).toBeNull()
    live().send({ type: 'state', state: 'bot', operator: '' })
    await vi.waitFor(() => expect(stub.text('.banner')).toContain('taking a break'))
    expect(stub.find('.composer')).toBeNull()
  })

  it('shows its messages and says that it is closed', async () => {
    await start({ messages: [question, answer], isOpen: false })
    expect(stub.find('.composer')).toBeNull()
    expect(stub.text('.banner')).toContain('taking a break')
    expect(stub.text('.visitor div')).toBe('Which oil?')
  })
})

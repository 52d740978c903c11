import type { Form } from '@parley/functions/shared/widget/forms'
import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { startStub } from '../../test/startStub.ts'
import { openMenu, startWithExtras } from '../../test/startWithExtras.ts'

const question: ChatMessage = { id: 'q', role: 'visitor', text: 'Which oil?', at: 10 }
const answer: ChatMessage = { id: 'a', role: 'agent', text: 'Hard wax.', at: 20 }
const all: WidgetConfig['tabs'] = ['home', 'chat', 'conversations']
let stub: ReturnType<typeof startStub>

const bar = () =>
  [...stub.root.querySelectorAll('.tabs button > span:not(.unseen)')].map((one) => one.textContent)
const current = () => stub.text('.tabs [aria-current=page] > span')
const go = (name: string) =>
  [...stub.root.querySelectorAll<HTMLElement>('.tabs button')]
    .find((one) => one.textContent.startsWith(name))
    ?.click()

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

async function start(config: Partial<WidgetConfig> = {}, messages: ChatMessage[] = []): Promise<void> {
  ;({ stub } = await startWithExtras({ config: exampleConfig({ tabs: all, ...config }), messages }))
  await vi.waitFor(() => expect(stub.find('.tabs')).not.toBeNull())
}

describe('an agent without tabs', () => {
  it('shows no tab bar, and its home keeps the field', async () => {
    ;({ stub } = await startWithExtras())
    expect(stub.find('.tabs')).toBeNull()
    expect(stub.find('header').className).toBe('home')
    expect(stub.find('.composer')).not.toBeNull()
  })
})

describe('the bar of tabs', () => {
  it('names the tabs in the owner’s order, in a landmark with a name of its own', async () => {
    await start({ tabs: ['chat', 'conversations', 'home'] })
    expect(bar()).toEqual(['Chat', 'Your conversations', 'Home'])
    expect(stub.find('nav').getAttribute('aria-label')).toBe('Ivy')
    expect(current()).toBe('Chat')
    expect(stub.root.querySelectorAll('.tabs [aria-current]')).toHaveLength(1)
  })

  it('comes after its content in the order of the keyboard', async () => {
    await start({ tabs: ['chat', 'home'] })
    const order = stub.find('.composer').compareDocumentPosition(stub.find('.tabs'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('names the tabs in the visitor’s language', async () => {
    await start()
    await stub.run('setLanguage', 'de')
    await vi.waitFor(() => expect(bar()).toEqual(['Start', 'Chat', 'Ihre Gespräche']))
  })

  it('is hidden while a keyboard covers the page', async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, height: innerHeight, offsetTop: 0 })
    vi.stubGlobal('visualViewport', viewport)
    await start()
    const resize = (height: number) => {
      viewport.height = height
      viewport.dispatchEvent(new Event('resize'))
    }
    resize(innerHeight - 300)
    await vi.waitFor(() => expect(stub.root.querySelector('.tabs')).toBeNull())
    resize(innerHeight)
    await vi.waitFor(() => expect(stub.root.querySelector('.tabs')).not.toBeNull())
  })

  it('is missing before the visitor has agreed', async () => {
    stub = startStub({ config: exampleConfig({ tabs: all, consent: { text: 'May we?', version: '1' } }) })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.find('.consent')).not.toBeNull())
    expect(stub.find('.tabs')).toBeNull()
    stub.press('Agree')
    await vi.waitFor(() => expect(current()).toBe('Home'))
  })
})

describe('the widget with tabs', () => {
  it('shows the home with greeting and questions to a new visitor, without a field', async () => {
    await start({ launchMessages: ['**Hello** there'], suggestedReplies: ['Opening hours?'] })
    expect(current()).toBe('Home')
    expect(stub.find('header').className).toBe('home')
    expect(stub.text('.front .agent')).toBe('Hello there')
    expect(stub.text('.front .pill')).toBe('Opening hours?')
    expect(stub.find('.composer')).toBeNull()
  })

  it('opens the chat with its field at a click, at its beginning', async () => {
    await start({ launchMessages: ['Hello'] })
    stub.press('Write a message…')
    await vi.waitFor(() => expect(current()).toBe('Chat'))
    expect(stub.root.activeElement?.tagName).toBe('TEXTAREA')
    expect(stub.find('header').className).toBe('quiet')
    await vi.waitFor(() => expect(stub.text('ol.log .agent div')).toBe('Hello'))
    go('Home')
    expect(stub.find('.front')).not.toBeNull()
  })

  it('sends a suggested question in the chat', async () => {
    await start({ suggestedReplies: ['Opening hours?'] })
    stub.answers['message'] = () => new Promise(() => {})
    stub.press('Opening hours?')
    expect(current()).toBe('Chat')
    await vi.waitFor(() => expect(stub.called('message')).toMatchObject([{ text: 'Opening hours?' }]))
  })

  it('opens the chat when the page sends a message', async () => {
    await start()
    stub.answers['message'] = () => new Promise(() => {})
    await stub.run('send', 'Hello?')
    await vi.waitFor(() => expect(current()).toBe('Chat'))
  })

  it('opens the chat when the visitor requests a person', async () => {
    await start({ handoff: { title: 'Call Ada', subtitle: '' }, suggestedReplies: ['Call Ada', 'Where?'] })
    expect([...stub.root.querySelectorAll('.front .pill')].map((one) => one.textContent)).toEqual(['Where?'])
    stub.press('Call Ada')
    await vi.waitFor(() => expect(stub.called('handoff')).toHaveLength(1))
    expect(current()).toBe('Chat')
  })

  it('opens the chat when the page opens a form', async () => {
    const form: Form = {
      id: 'lead',
      kind: 'lead',
      title: 'May we call you?',
      text: '',
      when: 'manual',
      afterMessages: 2,
      canSkip: true,
      submitLabel: '',
      thanks: '',
      fields: [],
    }
    await start({ forms: [form] })
    expect(current()).toBe('Home')
    await stub.run('openForm', 'lead')
    await vi.waitFor(() => expect(stub.text('ol.log .fill')).toContain('May we call you?'))
    expect(current()).toBe('Chat')
  })

  it('shows in the chat itself that it accepts no messages', async () => {
    ;({ stub } = await startWithExtras({ config: exampleConfig({ tabs: all }), isOpen: false }))
    await vi.waitFor(() => expect(current()).toBe('Chat'))
    expect(stub.find('.banner')).not.toBeNull()
  })

  it('starts in the chat when there is no home tab, with the usual look', async () => {
    await start({ tabs: ['conversations', 'chat'], suggestedReplies: ['Opening hours?'] })
    expect(current()).toBe('Chat')
    expect(stub.find('header').className).toBe('home')
    expect(stub.find('.composer')).not.toBeNull()
  })
})

describe('a visitor whose conversation continues', () => {
  it('starts in the chat, and shows unread messages of the chat at home', async () => {
    const { stub: started, live } = await startWithExtras({
      config: exampleConfig({ tabs: all }),
      messages: [question, answer],
      state: 'human',
      operator: 'Ada',
    })
    stub = started
    await vi.waitFor(() => expect(current()).toBe('Chat'))
    go('Home')
    expect(current()).toBe('Home')
    expect(stub.find('.tabs i')).toBeNull()
    await vi.waitFor(() => expect(live()).toBeDefined())
    const reply = { id: 'o', role: 'operator', text: 'Good morning', at: 30, author: 'Ada' }
    live().send({ type: 'messages', messages: [reply] })
    await vi.waitFor(() => expect(stub.find('.tabs i')).not.toBeNull())
    expect(stub.text('.tabs .unseen')).toBe('New message')
    go('Chat')
    expect(stub.find('.tabs i')).toBeNull()
    expect(stub.text('ol.log')).toContain('Good morning')
  })

  it('shows the conversation again at home', async () => {
    await start({}, [question, answer])
    stub.answers['conversations'] = () =>
      Response.json({ conversations: [{ id: 'c0', preview: 'Older', lastMessageAt: 5, state: 'bot' }] })
    go('Home')
    await vi.waitFor(() => expect(stub.text('.recent span')).toBe('Older'))
    stub.find('.recent button').click()
    expect(current()).toBe('Chat')
    await vi.waitFor(() => expect(stub.called('session').at(-1)).toMatchObject({ conversationId: 'c0' }))
  })

  it('stays in the chat when the visitor empties the field', async () => {
    await start({ tabs: ['home', 'chat'] })
    go('Chat')
    stub.type('textarea', 'H')
    stub.type('textarea', '')
    expect(current()).toBe('Chat')
  })
})

describe('the panel with tabs', () => {
  it('opens the list of conversations as a tab, and a chosen conversation in the chat', async () => {
    await start()
    stub.answers['conversations'] = () =>
      Response.json({ conversations: [{ id: 'c0', preview: 'Older', lastMessageAt: 5, state: 'bot' }] })
    go('Your conversations')
    await vi.waitFor(() => expect(stub.text('.past')).toContain('Older'))
    expect(current()).toBe('Your conversations')
    stub.find('.past button').click()
    await vi.waitFor(() => expect(current()).toBe('Chat'))
    expect(stub.called('session').at(-1)).toMatchObject({ conversationId: 'c0' })
  })

  it('closes the list for the home at a click, and for the chat on Escape', async () => {
    await start()
    go('Your conversations')
    await vi.waitFor(() => expect(current()).toBe('Your conversations'))
    go('Home')
    await vi.waitFor(() => expect(current()).toBe('Home'))
    expect(stub.find('.screen')).toBeNull()
    go('Your conversations')
    await vi.waitFor(() => expect(current()).toBe('Your conversations'))
    stub.find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(current()).toBe('Chat'))
  })

  it('opens the same list from the tab and from the menu', async () => {
    await start()
    await openMenu(stub)
    stub.find('.menu').querySelectorAll('button')[1]?.click()
    await vi.waitFor(() => expect(current()).toBe('Your conversations'))
  })
})

describe('a tab with a menu', () => {
  it('starts a new conversation of the menu in the chat', async () => {
    await start({}, [question, answer])
    stub.answers['session'] = () => Response.json({ ...stub.reply, conversationId: 'fresh', messages: [] })
    go('Home')
    await openMenu(stub)
    stub.press('New conversation')
    await vi.waitFor(() => expect(current()).toBe('Chat'))
    expect(stub.find('.composer')).not.toBeNull()
  })
})

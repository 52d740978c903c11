import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { startStub } from '../../test/startStub.ts'
import { openMenu, startWithExtras } from '../../test/startWithExtras.ts'

const question: ChatMessage = { id: 'q', role: 'visitor', text: 'Which oil?', at: 10 }
const answer: ChatMessage = { id: 'a', role: 'agent', text: 'Hard wax.', at: 20 }
let stub: ReturnType<typeof startStub>
const start = async (...given: Parameters<typeof startStub>) => {
  ;({ stub } = await startWithExtras(...given))
}

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('the menu', () => {
  it('marks a conversation with unread messages of another person', async () => {
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
    await openMenu(stub)
    stub.press('Your conversations')
    await vi.waitFor(() => expect(marks()).toEqual([false, false]))
    stub.find('.screen button').click()
    stub.answers['conversations'] = listed(answer.at + 1)
    await openMenu(stub)
    stub.press('Your conversations')
    await vi.waitFor(() => expect(marks()).toEqual([true, false]))
  })

  it('opens other conversations and a new one', async () => {
    await start({ messages: [question, answer] })
    stub.answers['conversations'] = () =>
      Response.json({ conversations: [{ id: 'c2', preview: 'Older', lastMessageAt: 5, state: 'bot' }] })
    await openMenu(stub)
    stub.press('Your conversations')
    await vi.waitFor(() => expect(stub.text('.past')).toContain('Older'))
    stub.answers['session'] = () =>
      Response.json({ ...stub.reply, conversationId: 'c2', messages: [{ ...question, text: 'Older' }] })
    stub.find('.past button').click()
    await vi.waitFor(() => expect(stub.text('.visitor div')).toBe('Older'))
    expect(stub.called('session').at(-1)).toMatchObject({ conversationId: 'c2', token: 'token' })
  })

  it('deletes a conversation only after asking', async () => {
    await start({ messages: [question, answer] })
    await openMenu(stub)
    stub.press('Delete conversation')
    await vi.waitFor(() => expect(stub.text('.sheet')).toContain('can’t be undone'))
    // The conversation remains visible behind the question, but cannot be reached.
    expect(stub.text('.visitor')).toContain(question.text)
    expect(stub.find('.log').inert).toBe(true)
    expect(stub.find('.sheet').inert).toBe(false)
    expect(stub.called('delete')).toEqual([])
    stub.answers['session'] = () => Response.json({ ...stub.reply, conversationId: 'new', messages: [] })
    stub.press('Delete')
    await vi.waitFor(() => expect(stub.called('session').at(-1)).toMatchObject({ fresh: true }))
    await vi.waitFor(() => expect(stub.find('.visitor')).toBeNull())
    expect(stub.find('.log').inert).toBe(false)
  })

  it('closes before the panel on Escape', async () => {
    await start({ messages: [question] })
    await openMenu(stub)
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

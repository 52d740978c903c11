import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lines, type startStub } from '../../test/startStub.ts'
import { startWithExtras } from '../../test/startWithExtras.ts'

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

describe('the part for answers', () => {
  it('copies the code of an answer, and says whether that worked', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await start({ messages: [question, { ...answer, text: 'So:\n```js\nlet a = 1\n```' }] })
    await vi.waitFor(() => expect(stub.find('.code pre')).not.toBeNull())
    stub.press('Copy code')
    await vi.waitFor(() => expect(stub.text('.code output')).toBe('Copied to Clipboard'))
    expect(write).toHaveBeenCalledWith('let a = 1')
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    stub.press('Copy code')
    await vi.waitFor(() => expect(stub.text('.code output')).toContain('didn’t work'))
    write.mockRestore()
  })

  it('shows the sources, cards and replies of an answer, and sends a chosen reply', async () => {
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
      sources: [{ id: 's', title: 'Care' }],
    }
    await start({ messages: [question, { ...answer, ...extras }] })
    const passages = [{ id: 's', title: 'Care', text: 'Oil it.' }]
    stub.answers['passages'] = () => Response.json({ passages })
    expect(stub.text('details')).toContain('Care')
    const scroll = vi.spyOn(stub.find('details'), 'scrollIntoView')
    stub.find('details').toggleAttribute('open', true)
    stub.find('details').dispatchEvent(new Event('toggle'))
    await vi.waitFor(() => expect(stub.text('details')).toContain('Oil it.'))
    expect(stub.called('passages')).toMatchObject([{ messageId: 'a' }])
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
    expect([...stub.root.querySelectorAll('.cards a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com',
    ])
    stub.press('And the chairs?')
    await vi.waitFor(() => expect(stub.called('message')[0]).toMatchObject({ text: 'And the chairs?' }))
  })

  it('sends a rating, with a reason after a thumb down', async () => {
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
  it('marks a message as unsent, and sends it again under the same id', async () => {
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

import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { startStub } from '../../test/startStub.ts'

const joined = vi.hoisted(() => vi.fn<(call: unknown) => void>())
const onLeave = vi.hoisted(() => vi.fn<() => void>())
// The vendor's own code would load more of itself from the vendor.
vi.mock('@vapi-ai/web', () => ({
  default: class {
    on() {}
    setMuted() {}
    reconnect = async (call: unknown) => joined(call)
    stop = async () => onLeave()
  },
}))

let stub: ReturnType<typeof startStub>
afterEach(() => {
  Reflect.deleteProperty(document, 'featurePolicy')
  stub.panel.unmount()
  joined.mockClear()
})

async function call(answer: () => Response | Promise<Response>) {
  stub = startStub({ config: exampleConfig({ voice: { language: 'en', silenceMs: 150 } }) })
  stub.answers['call'] = answer
  await stub.run('open')
  await vi.waitFor(() => expect(stub.find('.tool[aria-label="Start a voice call"]')).not.toBeNull())
  stub.press('Start a voice call')
}

describe('the screen of a call', () => {
  it('asks the server first, and shows why it refuses', async () => {
    await call(() => Response.json({ error: { code: 'out-of-credits', message: '' } }, { status: 402 }))
    await vi.waitFor(() => expect(stub.text('.screen')).toContain('This chat is taking a break.'))
    expect(stub.called('call')).toMatchObject([{ token: 'token', context: { page: location.href } }])
    stub.answers['call'] = () =>
      Response.json({ line: { id: 'call-2', joinUrl: 'https://vapi.daily.co/room' } })
    stub.press('Try again')
    await vi.waitFor(() => expect(stub.text('.phase')).toBe('Listening'))
    expect(stub.called('call')).toHaveLength(2)
  })

  it('speaks through the browser when the server names no vendor’s call', async () => {
    await call(() => Response.json({}))
    await vi.waitFor(() =>
      expect(stub.text('.phase')).toBe('This browser doesn’t support voice calls. You can type instead.'),
    )
    expect(joined).not.toHaveBeenCalled()
  })

  it('says that the page forbids the microphone, and requests no call that could not be heard', async () => {
    Reflect.set(document, 'featurePolicy', { allowsFeature: (name: string) => name !== 'microphone' })
    await call(() => Response.json({}))
    await vi.waitFor(() =>
      expect(stub.text('.phase')).toBe('The microphone isn’t available on this page. You can type instead.'),
    )
    expect(stub.called('call')).toEqual([])
    expect(stub.text('.buttons')).toBe('Back to chat')
  })

  it('joins the vendor’s call, and loads the conversation again after it', async () => {
    await call(() => Response.json({ line: { id: 'call-1', joinUrl: 'https://vapi.daily.co/room' } }))
    await vi.waitFor(() => expect(stub.text('.phase')).toBe('Listening'))
    expect(joined.mock.calls).toEqual([[{ id: 'call-1', webCallUrl: 'https://vapi.daily.co/room' }]])
    stub.reply.messages = [{ id: 'q', role: 'visitor', text: 'Spoken', at: 1 }]
    stub.press('Hang up')
    await vi.waitFor(() => expect(stub.text('ol.log')).toContain('Spoken'))
    expect(stub.called('session').at(-1)).toMatchObject({ conversationId: 'c', token: 'token' })
  })

  it('leaves the vendor’s call when the widget is removed from the page', async () => {
    await call(() => Response.json({ line: { id: 'call-1', joinUrl: 'https://vapi.daily.co/room' } }))
    await vi.waitFor(() => expect(stub.text('.phase')).toBe('Listening'))
    onLeave.mockClear()
    stub.panel.unmount()
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
  })

  it('starts no call that was cancelled before the server responded', async () => {
    let answer: (response: Response) => void = () => {}
    await call(() => new Promise<Response>((resolve) => (answer = resolve)))
    await vi.waitFor(() => expect(stub.called('call')).toHaveLength(1))
    stub.press('Back to chat')
    answer(Response.json({ line: { id: 'call-1', joinUrl: 'https://vapi.daily.co/room' } }))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(joined).not.toHaveBeenCalled()
    expect(stub.find('.composer')).not.toBeNull()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Chat } from '../chat/Chat.ts'
import { panelTexts } from '@parley/functions/shared/widgetPanelTexts'
import type { Kit } from '../extras/createKit.ts'
import { extraTexts } from '@parley/functions/shared/widgetExtraTexts'
import { exampleConfig } from '../test/exampleConfig.ts'
import { isEcho, sayable } from './sayable.ts'
import { startCall } from './startCall.tsx'
import type { VoiceHandlers, VoiceTransport } from './VoiceTransport.ts'

/** A line on which a test speaks. */
function scriptedVoice() {
  let handlers: VoiceHandlers | undefined
  let finish = () => {}
  const transport: VoiceTransport = {
    start: (given) => (handlers = given),
    listen: vi.fn(),
    speak: vi.fn(() => new Promise<void>((resolve) => (finish = resolve))),
    hush: vi.fn(() => finish()),
    stop: vi.fn(),
  }
  return { transport, say: (text: string, isFinal = true) => handlers!.onHeard(text, isFinal), fail: () => handlers!.onFailure('microphone'), finish: () => finish() }
}

function startScripted() {
  const heard: Record<string, (detail: unknown) => void> = {}
  const send = vi.fn()
  const update = vi.fn()
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const chat = { place: { root }, conversation: { state: { config: exampleConfig({ voice: { language: 'en-US', silenceMs: 20 } }) }, send }, update } as unknown as Chat
  const kit = { chat, texts: () => ({ ...panelTexts, ...extraTexts }), on: (name: string, handler: (detail: unknown) => void) => ((heard[name] = handler), () => {}) } as unknown as Kit
  const voice = scriptedVoice()
  const onClose = vi.fn()
  const call = startCall(kit, onClose, voice.transport)
  return { ...voice, call, send, onClose, words: () => JSON.stringify(call.view()), answer: (text: string) => heard['answer']!({ id: 'a', role: 'agent', text, at: 1 }) }
}

afterEach(() => vi.restoreAllMocks())

describe('a call', () => {
  it('sends an utterance after its silence, as spoken words of the same conversation', async () => {
    const { say, send, words } = startScripted()
    say('When are you', false)
    expect(words()).toContain('When are you')
    say('When are you open')
    say('on Saturday')
    expect(send).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('When are you open on Saturday', { isSpoken: true }))
    expect(send).toHaveBeenCalledOnce()
    expect(words()).toContain('Thinking…')
  })

  it('speaks the answer without its marks, and is silent as soon as the visitor speaks', async () => {
    const { answer, say, transport, words, send } = startScripted()
    answer('From **10** to [three](https://example.com).')
    expect(transport.speak).toHaveBeenCalledWith('From 10 to three.', 'en-US')
    expect(words()).toContain('Speaking')
    say('from ten to three', false)
    say('10 to three', false)
    expect(transport.hush).toHaveBeenCalledTimes(1)
    say('And on Sunday?')
    expect(words()).toContain('Listening')
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
  })

  it('hears nothing while it is muted, and ends for good', () => {
    const { call, say, send, transport } = startScripted()
    const view = call.view()
    expect(view).toBeTruthy()
    call.end()
    say('Hello')
    expect(transport.stop).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
  })

  it('says kindly that there is no microphone', () => {
    const { fail, words } = startScripted()
    fail()
    expect(words()).toContain('The microphone can’t be used')
  })
})

describe('spoken words', () => {
  it('have no marks, code or addresses', () => {
    expect(sayable('# Hi\n\n- **One** `x`\n- see https://example.com now\n```\ncode\n```')).toBe('Hi One x see now')
  })

  it('that only repeat the loudspeaker are its echo', () => {
    expect([isEcho('ten to three', 'From ten to three.'), isEcho('and Sunday', 'From ten to three.'), isEcho('', 'x')]).toEqual([true, false, false])
  })
})

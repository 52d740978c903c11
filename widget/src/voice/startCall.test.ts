import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Chat } from '../chat/Chat.ts'
import { speakableText } from '@parley/functions/shared/texts/speakableText'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import type { ConversationState, Outgoing } from '../chat/conversation/Conversation.ts'
import type { Kit } from '../extras/createKit.ts'
import { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'
import { exampleConfig } from '../test/exampleConfig.ts'
import { render } from 'preact'
import { isEcho } from './isEcho.ts'
import { startCall } from './startCall.tsx'
import type { VoiceHandlers, VoiceTransport } from './VoiceTransport.ts'

/** Creates a line on which a test speaks. */
function scriptedVoice(answersItself: boolean) {
  let handlers: VoiceHandlers | undefined
  let finish = () => {}
  const speaker = {
    speak: vi.fn(() => new Promise<void>((resolve) => (finish = resolve))),
    hush: vi.fn(() => finish()),
  }
  const transport = {
    start: (newHandlers: VoiceHandlers) => void (handlers = newHandlers),
    listen: vi.fn(),
    stop: vi.fn(),
    ...(answersItself ? {} : { speaker }),
  } satisfies VoiceTransport
  return {
    transport,
    speaker,
    line: () => handlers!,
    say: (text: string, isFinal = true) => handlers!.onHeard(text, isFinal),
    fail: () => handlers!.onFailure('microphone'),
    finish: () => finish(),
  }
}

function startScripted(answersItself = false) {
  const received: Record<string, (detail: unknown) => void> = {}
  const state: Pick<ConversationState, 'conversationId' | 'config' | 'pending' | 'waiting'> = {
    conversationId: 'one',
    config: exampleConfig({ voice: { language: 'en-US', silenceMs: 20 } }),
    pending: undefined,
    waiting: [],
  }
  const send = vi.fn((text: string, more?: { id?: string }) => {
    const message: Outgoing = { id: more?.id ?? '', role: 'visitor', text, at: 1 }
    if (state.pending) state.waiting = [message]
    else state.pending = message
  })
  const change = vi.fn()
  const update = vi.fn()
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const chat = { mount: { root }, conversation: { state, send, change }, update } as unknown as Chat
  const kit = {
    chat,
    i18n: () => () => ({ ...panelTexts, ...extraTexts }),
    on(name: string, handler: (detail: unknown) => void) {
      received[name] = handler
      return () => {}
    },
  } as unknown as Kit
  const voice = scriptedVoice(answersItself)
  const onClose = vi.fn()
  const onRetry = vi.fn()
  const call = startCall(kit, onClose, onRetry, voice.transport)
  const box = document.createElement('div')
  const press = (name: string, event = 'click') => {
    render(call.view(), box)
    const button = [...box.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
    button!.dispatchEvent(new Event(event))
  }
  return {
    ...voice,
    call,
    state,
    send,
    change,
    onClose,
    press,
    words: () => JSON.stringify(call.view()),
    answer: (text: string, replies?: string[]) =>
      received['answer']?.({ id: 'a', role: 'agent', text, at: 1, replies }),
  }
}

/** Starts a call with a held push-to-talk button and fake timers. */
function startHeld() {
  vi.useFakeTimers()
  const call = startScripted()
  call.press(extraTexts.pushToTalk)
  call.press(extraTexts.pushToTalk, 'pointerdown')
  return call
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('startCall', () => {
  it('shows the duration and the agent’s face', () => {
    vi.useFakeTimers()
    const { call } = startScripted()
    const box = document.createElement('div')
    vi.advanceTimersByTime(65_000)
    render(call.view(), box)
    expect(box.querySelector('time')?.textContent).toBe('1:05')
    expect(box.querySelector('.stage .face')?.textContent).toBe('I')
    call.end()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends an utterance after its silence, as a spoken message of the same conversation', async () => {
    const { say, send, words } = startScripted()
    say('When are you', false)
    expect(words()).toContain('When are you')
    say('When are you open')
    say('on Saturday')
    expect(send).not.toHaveBeenCalled()
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith('When are you open on Saturday', {
        id: expect.any(String),
        isSpoken: true,
      }),
    )
    expect(send).toHaveBeenCalledOnce()
    expect(words()).toContain('Thinking…')
  })

  it('speaks an answer without its marks, and stops when the visitor speaks', async () => {
    const { answer, say, speaker, words, send } = startScripted()
    answer('From **10** to [three](https://example.com).')
    expect(speaker.speak).toHaveBeenCalledWith('From 10 to three.', 'en-US')
    expect(words()).toContain('Speaking')
    say('from ten to three', false)
    say('10 to three', false)
    expect(speaker.hush).toHaveBeenCalledTimes(1)
    say('And on Sunday?')
    expect(words()).toContain('Listening')
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
  })

  it('waits for the answer to the spoken message, not to earlier written ones', async () => {
    const { say, send, state, answer, speaker, words, call } = startScripted()
    state.pending = { id: 'written', role: 'visitor', text: 'Output', at: 1 }
    say('And on Sunday?')
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    answer('To what was written.')
    call.update()
    expect(speaker.speak).not.toHaveBeenCalled()
    expect(words()).toContain('Thinking…')
    ;[state.pending] = state.waiting
    state.waiting = []
    answer('At noon.')
    expect(speaker.speak).toHaveBeenCalledWith('At noon.', 'en-US')
    // It was said before the answer to what was written.
    expect(send).toHaveBeenLastCalledWith('And on Sunday?', { id: expect.any(String), isSpoken: false })
  })

  it('offers the replies of an answer as buttons, and stops speaking when one is pressed', () => {
    const { answer, press, send, speaker, words, line } = startScripted()
    answer('Shall I book it? Please answer yes or no.', ['Yes, go ahead', 'No, leave it'])
    expect(words()).toContain('No, leave it')
    press('Yes, go ahead')
    expect(speaker.hush).toHaveBeenCalledOnce()
    expect(send).toHaveBeenCalledWith('Yes, go ahead', { id: expect.any(String), isSpoken: true })
    expect(words()).toContain('Thinking…')
    expect(words()).not.toContain('No, leave it')
    answer('Shall I?', ['Please do'])
    line().onFailure('microphone')
    expect(words()).not.toContain('Please do')
  })

  it('listens again when no answer follows, as after a handoff to a person', async () => {
    const { say, send, state, words, call } = startScripted()
    say('Hello Ada')
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    call.update()
    expect(words()).toContain('Thinking…')
    state.pending = undefined
    call.update()
    expect(words()).toContain('Listening')
  })

  it('sends an utterance completely although the button is released before it is final', () => {
    const { say, send, press } = startHeld()
    say('When are', false)
    press(extraTexts.pushToTalk, 'pointerup')
    say('When are you', false)
    expect(send).not.toHaveBeenCalled()
    say('When are you open?')
    expect(send.mock.calls.map(([text]) => text)).toEqual(['When are you open?'])
  })

  it('sends an utterance that never becomes final after a limited time', () => {
    const { say, send, press } = startHeld()
    say('When are you', false)
    press(extraTexts.pushToTalk, 'pointerup')
    vi.advanceTimersByTime(1400)
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(send).toHaveBeenCalledWith('When are you', expect.anything())
    say('open?')
    vi.advanceTimersByTime(5000)
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends final text at once when the button is released', () => {
    const { say, send, press } = startScripted()
    press(extraTexts.pushToTalk)
    press(extraTexts.pushToTalk, 'pointerdown')
    say('When are you open?')
    press(extraTexts.pushToTalk, 'pointerup')
    expect(send).toHaveBeenCalledOnce()
  })

  it('hears nothing while it is muted, and stays ended after the end', () => {
    const { call, say, send, change, transport } = startScripted()
    const view = call.view()
    expect(view).toBeTruthy()
    call.end()
    say('Hello')
    expect(transport.stop).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
    expect(change).not.toHaveBeenCalled()
  })

  it('explains that there is no microphone', () => {
    const { fail, words } = startScripted()
    fail()
    expect(words()).toContain('We can’t access your microphone')
    expect(words()).toContain('Try again')
  })
})

describe('startCall with a vendor’s line', () => {
  it('shows both sides, and sends nothing', () => {
    const { line, words, send, answer } = startScripted(true)
    expect(words()).toContain(extraTexts.connecting)
    line().onPhase('listening')
    line().onHeard('When are', false)
    expect(words()).toContain('When are')
    line().onHeard('When are you open?', true)
    expect(words()).toContain('Thinking…')
    line().onPhase('speaking')
    line().onSaid('At ten.')
    line().onSaid('On Sunday at noon.')
    expect(words()).toContain('At ten. On Sunday at noon.')
    expect(words()).toContain('Speaking')
    line().onPhase('listening')
    line().onHeard('Thanks.', true)
    line().onHeard('Bye.', true)
    expect(words()).toContain('Thanks. Bye.')
    expect(send).not.toHaveBeenCalled()
    answer('Something else')
    expect(words()).not.toContain('Something else')
  })

  it('is muted by its button, and in push-to-talk mode while the button is not held', () => {
    const { transport, press } = startScripted(true)
    for (const name of ['mute', 'unmute', 'pushToTalk'] as const) press(extraTexts[name])
    for (const event of ['pointerdown', 'pointerup']) press(extraTexts.pushToTalk, event)
    press(extraTexts.talkFreely)
    expect(transport.listen.mock.calls.flat()).toEqual([false, true, false, true, false, true])
  })

  it('ends with the other end, and then shows the messages that the server has stored', () => {
    const { line, onClose, call, change } = startScripted(true)
    line().onEnd()
    expect(onClose).toHaveBeenCalledOnce()
    call.end()
    expect(change).toHaveBeenCalledWith({ conversationId: 'one' })
  })

  it('reports a lost connection', () => {
    const { line, words } = startScripted(true)
    line().onFailure('connection')
    expect(words()).toContain(extraTexts.failed)
  })
})

describe('spokenWords', () => {
  it('leaves out marks, code and URLs', () => {
    expect(speakableText('# Hi\n\n- **One** `x`\n- see https://example.com now\n```\ncode\n```')).toBe(
      'Hi One x see now',
    )
  })

  it('recognizes text that only repeats the loudspeaker as an echo', () => {
    expect([
      isEcho('ten to three', 'From ten to three.'),
      isEcho('and Sunday', 'From ten to three.'),
      isEcho('', 'x'),
    ]).toEqual([true, false, false])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createVapiVoice, type VapiCall } from './createVapiVoice.ts'
import type { VoiceHandlers } from './VoiceTransport.ts'

const line = { id: 'call-1', joinUrl: 'https://vapi.daily.co/room' }

/** Creates a replacement of the vendor's object. */
function stubVendor(reconnect: () => Promise<void> = () => Promise.resolve()) {
  const listeners = new Map<string, (detail: unknown) => void>()
  const call = {
    on: (event: string, listener: (detail: unknown) => void) => listeners.set(event, listener),
    reconnect: vi.fn(reconnect),
    setMuted: vi.fn(),
    stop: vi.fn(() => Promise.resolve()),
  } satisfies VapiCall
  const made: unknown[][] = []
  class Vapi {
    constructor(...given: unknown[]) {
      made.push(given)
      return call
    }
  }
  return {
    call,
    made,
    load: async () => Vapi as unknown as new () => VapiCall,
    emit: (event: string, detail?: unknown) => listeners.get(event)!(detail),
  }
}

function makeHandlers() {
  return {
    onHeard: vi.fn(),
    onSaid: vi.fn(),
    onPhase: vi.fn(),
    onFailure: vi.fn(),
    onEnd: vi.fn(),
  } satisfies VoiceHandlers
}

async function join(vendor = stubVendor()) {
  const handlers = makeHandlers()
  const voice = createVapiVoice(line, vendor.load)
  voice.start(handlers)
  await vi.waitFor(() => expect(handlers.onPhase).toHaveBeenCalledWith('listening'))
  return { ...vendor, ...handlers, voice }
}

describe('a call over Vapi', () => {
  it('joins the call that the server has created, without a key and without evaluating code', async () => {
    const { call, made, voice } = await join()
    expect(made).toEqual([['', undefined, { avoidEval: true }]])
    expect(call.reconnect).toHaveBeenCalledWith({ id: 'call-1', webCallUrl: 'https://vapi.daily.co/room' })
    expect(voice.speaker).toBeUndefined()
  })

  it('reports both sides and whose turn it is', async () => {
    const { emit, onHeard, onSaid, onPhase } = await join()
    const transcript = (role: string, transcriptType: string, text: string) =>
      emit('message', { type: 'transcript', role, transcriptType, transcript: text })
    transcript('user', 'partial', 'When are')
    transcript('user', 'final', 'When are you open?')
    emit('message', { type: 'speech-update', role: 'user', status: 'started' })
    emit('message', { type: 'speech-update', role: 'assistant', status: 'started' })
    transcript('assistant', 'partial', 'At')
    transcript('assistant', 'final', 'At ten.')
    emit('message', { type: 'user-interrupted' })
    emit('message', 'nonsense')
    expect(onHeard.mock.calls).toEqual([
      ['When are', false],
      ['When are you open?', true],
    ])
    expect(onSaid.mock.calls).toEqual([['At ten.']])
    expect(onPhase.mock.calls.flat()).toEqual(['listening', 'speaking', 'listening'])
  })

  it('lets the visitor mute and end the call', async () => {
    const { call, voice, emit, onEnd } = await join()
    voice.listen(false)
    voice.listen(true)
    expect(call.setMuted.mock.calls.flat()).toEqual([false, true, false])
    voice.stop()
    voice.listen(false)
    emit('call-end')
    expect(call.stop).toHaveBeenCalledOnce()
    expect(call.setMuted).toHaveBeenCalledTimes(3)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it.each([
    ['its room is left', 'call-end', undefined],
    ['the vendor says so', 'message', { type: 'status-update', status: 'ended' }],
    [
      'it is thrown out',
      'error',
      { type: 'daily-error', error: { message: 'Meeting ended due to ejection: Meeting has ended' } },
    ],
  ])('ends once when %s', async (_, event, detail) => {
    const { emit, onEnd, onFailure, call } = await join()
    emit('message', { type: 'speech-update', role: 'assistant', status: 'started' })
    emit(event, detail)
    emit('call-end')
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onFailure).not.toHaveBeenCalled()
    expect(call.stop).toHaveBeenCalledOnce()
  })

  it.each([
    ['the microphone is denied', 'camera-error', {}, 'microphone'],
    ['it ends before a word', 'call-end', undefined, 'connection'],
    [
      'the connection is lost',
      'error',
      { type: 'daily-error', error: { message: 'network unreachable' } },
      'connection',
    ],
  ])('fails when %s', async (_, event, detail, reason) => {
    const { emit, onFailure, call } = await join()
    emit(event, detail)
    expect(onFailure.mock.calls).toEqual([[reason]])
    expect(call.stop).toHaveBeenCalledOnce()
  })

  it('continues without optional features', async () => {
    const { emit, onFailure } = await join()
    emit('error', { type: 'audio-processing-setup-error' })
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('fails when it cannot be joined, or the SDK cannot be loaded', async () => {
    for (const load of [
      stubVendor(() => Promise.reject(new Error('no room'))).load,
      () => Promise.reject(new Error('offline')),
    ]) {
      const handlers = makeHandlers()
      createVapiVoice(line, load).start(handlers)
      await vi.waitFor(() => expect(handlers.onFailure.mock.calls).toEqual([['connection']]))
    }
  })

  it('joins no call after the visitor has hung up, and leaves one that was being joined', async () => {
    const early = stubVendor()
    const voice = createVapiVoice(line, early.load)
    voice.start(makeHandlers())
    voice.stop()
    await Promise.resolve()
    expect(early.made).toEqual([])
    let arrive = () => {}
    const slow = stubVendor(() => new Promise((resolve) => (arrive = resolve)))
    const handlers = makeHandlers()
    const other = createVapiVoice(line, slow.load)
    other.start(handlers)
    await vi.waitFor(() => expect(slow.call.reconnect).toHaveBeenCalled())
    other.stop()
    arrive()
    await vi.waitFor(() => expect(slow.call.stop).toHaveBeenCalledTimes(2))
    expect(handlers.onPhase).not.toHaveBeenCalled()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserVoice } from './createBrowserVoice.ts'

class Ears extends EventTarget {
  static made: Ears
  constructor() {
    super()
    Ears.made = this
  }
  start() {}
  abort() {}
}

const piece = (transcript: string, isFinal = false) => Object.assign([{ transcript }], { isFinal })

beforeEach(() => {
  vi.stubGlobal('SpeechRecognition', Ears)
  vi.stubGlobal('speechSynthesis', { cancel() {} })
})
afterEach(() => vi.unstubAllGlobals())

describe('createBrowserVoice', () => {
  it('joins interim pieces, also those that an event omits, and reports each final one once', () => {
    const onHeard = vi.fn()
    const voice = createBrowserVoice('en')
    voice.start({ onHeard, onSaid() {}, onPhase() {}, onFailure() {}, onEnd() {} })
    const receive = (resultIndex: number, ...results: ReturnType<typeof piece>[]) =>
      Ears.made.dispatchEvent(Object.assign(new Event('result'), { resultIndex, results }))
    receive(0, piece('when are'), piece(' you'))
    receive(1, piece('when are'), piece(' you open'))
    receive(0, piece('When are you open', true), piece(' on'))
    receive(1, piece('When are you open', true), piece(' on Sunday?', true))
    expect(onHeard.mock.calls).toEqual([
      ['when are you', false],
      ['when are you open', false],
      ['When are you open', true],
      ['on', false],
      ['on Sunday?', true],
    ])
  })

  it.each([
    ['not-allowed', 'microphone'],
    ['audio-capture', 'microphone'],
    ['service-not-allowed', 'unsupported'],
    ['language-not-supported', 'unsupported'],
  ])('tells the cause of the error %s, which another attempt does not end', (error, reason) => {
    const onFailure = vi.fn()
    createBrowserVoice('en').start({ onHeard() {}, onSaid() {}, onPhase() {}, onFailure, onEnd() {} })
    Ears.made.dispatchEvent(Object.assign(new Event('error'), { error }))
    expect(onFailure.mock.calls).toEqual([[reason]])
  })
})

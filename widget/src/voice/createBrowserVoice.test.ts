import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => vi.unstubAllGlobals())

it('createBrowserVoice joins interim pieces, also those that an event omits, and reports each final one once', () => {
  vi.stubGlobal('SpeechRecognition', Ears)
  vi.stubGlobal('speechSynthesis', { cancel() {} })
  const onHeard = vi.fn()
  const voice = createBrowserVoice('en')
  voice.start({ onHeard, onSaid() {}, onPhase() {}, onFailure() {}, onEnd() {} })
  const hear = (resultIndex: number, ...results: ReturnType<typeof piece>[]) =>
    Ears.made.dispatchEvent(Object.assign(new Event('result'), { resultIndex, results }))
  hear(0, piece('when are'), piece(' you'))
  hear(1, piece('when are'), piece(' you open'))
  hear(0, piece('When are you open', true), piece(' on'))
  hear(1, piece('When are you open', true), piece(' on Sunday?', true))
  expect(onHeard.mock.calls).toEqual([
    ['when are you', false],
    ['when are you open', false],
    ['When are you open', true],
    ['on', false],
    ['on Sunday?', true],
  ])
})

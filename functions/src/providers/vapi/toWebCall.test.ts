import { describe, expect, it } from 'vitest'
import type { CallPlan } from '../../domain/kernel/ports/ports.ts'
import { toWebCall } from './toWebCall.ts'

const plan: CallPlan = {
  title: 'Shop',
  greeting: 'Hi!',
  transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en-GB' },
  voice: 'asteria',
  ambience: 'restaurant',
  isRecorded: true,
  storesHistory: true,
  pauseMs: 150,
  maxSeconds: 600,
  farewells: ['Goodbye.'],
  answerUrl: 'https://shop.example/voice/pass',
  reportUrl: 'https://shop.example/voice/pass/events',
}
const assistantOf = (more: Partial<CallPlan>) => toWebCall({ ...plan, ...more }).assistant

describe("a call in Vapi's format", () => {
  it("waits as long as the owner sets, longer in the middle of a sentence, and never longer than Vapi's limit", () => {
    const waits = (pauseMs: number) => assistantOf({ pauseMs }).startSpeakingPlan
    expect(waits(0)).toEqual({
      waitSeconds: 0,
      transcriptionEndpointingPlan: {
        onPunctuationSeconds: 0,
        onNoPunctuationSeconds: 1.5,
        onNumberSeconds: 0.4,
      },
    })
    expect(waits(5_000)).toEqual({
      waitSeconds: 0.4,
      transcriptionEndpointingPlan: {
        onPunctuationSeconds: 3,
        onNoPunctuationSeconds: 3,
        onNumberSeconds: 3,
      },
    })
  })

  it.each([
    ['en', 'asteria', { provider: 'deepgram', voiceId: 'asteria' }],
    ['de', 'asteria', { provider: 'azure', voiceId: 'en-US-EmmaMultilingualNeural' }],
    ['de', 'viktoria', { provider: 'deepgram', voiceId: 'viktoria' }],
  ])('maps the language %s to the voice %s', (language, voice, expected) => {
    expect(assistantOf({ voice, transcriber: { ...plan.transcriber, language } }).voice).toEqual(expected)
  })

  it.each([
    ['', 'off'],
    ['off', 'off'],
    ['restaurant', 'office'],
    ['https://shop.example/sea.mp3', 'https://shop.example/sea.mp3'],
  ])('maps the ambience %s', (ambience, sound) => {
    expect(assistantOf({ ambience }).backgroundSound).toBe(sound)
  })

  it('waits for the visitor if there is no greeting', () => {
    const { firstMessageMode, ...rest } = assistantOf({ greeting: '' })
    expect(firstMessageMode).toBe('assistant-waits-for-user')
    expect(rest).not.toHaveProperty('firstMessage')
  })

  it('stores nothing of a chat without history', () => {
    expect(assistantOf({ isRecorded: false, storesHistory: false }).artifactPlan).toMatchObject({
      recordingEnabled: false,
      loggingEnabled: false,
      transcriptPlan: { enabled: false },
    })
  })

  it("cuts the assistant's name to its limit", () => {
    expect(assistantOf({ title: 'x'.repeat(100) }).name).toHaveLength(40)
  })
})

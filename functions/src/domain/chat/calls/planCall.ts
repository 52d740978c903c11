import type { Agent } from '../../../shared/agents/agent.ts'
import { callTextsOf } from '../../../shared/chat/callTexts.ts'
import { speakableText } from '../../../shared/texts/speakableText.ts'
import type { CallPlan } from '../../kernel/ports/ports.ts'

/** Vapi refuses shorter calls. */
const minSeconds = 10

/** Returns an agent's call with the owner's settings. */
export function planCall(agent: Agent, maxSeconds: number, url: string): CallPlan {
  const { voiceConfig, vapiConfig, recordChatHistory } = agent
  const longest = vapiConfig?.maxDurationSeconds
  const { personAnswers, unavailable } = callTextsOf(voiceConfig.transcriber.language)
  return {
    title: agent.title,
    greeting: greetingOf(agent),
    transcriber: voiceConfig.transcriber,
    voice: voiceConfig.voice,
    ambience: voiceConfig.backgroundNoise,
    // A chat without history must not have one elsewhere.
    isRecorded: voiceConfig.recordAudio && recordChatHistory,
    storesHistory: recordChatHistory,
    pauseMs: voiceConfig.utteranceThreshold,
    maxSeconds: longest ? Math.min(maxSeconds, Math.max(longest, minSeconds)) : maxSeconds,
    farewells: [personAnswers, unavailable],
    answerUrl: url,
    reportUrl: `${url}/events`,
  }
}

/** Returns the launch messages in the language of the call. */
function greetingOf({ smartInit, widgetOptions, vgOptions, voiceConfig }: Agent): string {
  if (smartInit) return ''
  const messages =
    widgetOptions.greetings[voiceConfig.transcriber.language.slice(0, 2)] ?? vgOptions.initMessages
  return messages.map(speakableText).join(' ')
}

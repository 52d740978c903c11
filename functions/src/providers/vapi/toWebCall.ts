import type { CallPlan } from '../../domain/kernel/ports/ports.ts'

/** The maximum length of an assistant's name. */
const maxNameCharacters = 40
/** A pause without a full stop is more often for thought than for an answer. */
const thoughtSeconds = 1.5
/** Vapi's own limits. */
const maxWaitSeconds = 0.4
const maxPauseSeconds = 3

/**
 * Returns the body of Vapi's `POST /call/web`: one assistant for this call alone, which requests every
 * sentence from the widget function.
 */
export function toWebCall(plan: CallPlan) {
  const pause = Math.min(plan.pauseMs / 1000, maxPauseSeconds)
  return {
    assistant: {
      name: plan.title.slice(0, maxNameCharacters),
      ...(plan.greeting
        ? {
            firstMessage: plan.greeting,
            firstMessageMode: 'assistant-speaks-first',
            firstMessageInterruptionsEnabled: true,
          }
        : { firstMessageMode: 'assistant-waits-for-user' }),
      transcriber: plan.transcriber,
      voice: voiceOf(plan),
      // Only the conversation is sent, and nothing of the visitor or the vendor's account.
      model: {
        provider: 'custom-llm',
        url: plan.answerUrl,
        model: 'parley',
        metadataSendMode: 'off',
        timeoutSeconds: 60,
      },
      backgroundSound: soundOf(plan.ambience),
      maxDurationSeconds: plan.maxSeconds,
      startSpeakingPlan: {
        waitSeconds: Math.min(pause, maxWaitSeconds),
        transcriptionEndpointingPlan: {
          onPunctuationSeconds: pause,
          onNoPunctuationSeconds: Math.max(pause, thoughtSeconds),
          onNumberSeconds: Math.max(pause, maxWaitSeconds),
        },
      },
      endCallPhrases: plan.farewells,
      clientMessages: ['transcript', 'speech-update', 'status-update', 'user-interrupted'],
      serverMessages: ['end-of-call-report'],
      server: {
        url: plan.reportUrl,
        timeoutSeconds: 20,
        backoffPlan: { type: 'exponential', maxRetries: 6, baseDelaySeconds: 2 },
      },
      artifactPlan: {
        recordingEnabled: plan.isRecorded,
        videoRecordingEnabled: false,
        pcapEnabled: false,
        loggingEnabled: plan.storesHistory,
        transcriptPlan: { enabled: plan.storesHistory },
      },
      // Paid extras that are not used; listening in is disabled too.
      analysisPlan: { summaryPlan: { enabled: false }, successEvaluationPlan: { enabled: false } },
      monitorPlan: { listenEnabled: false, controlEnabled: false },
    },
  }
}

/**
 * Returns Deepgram's voice of an agent; the default one speaks English alone, so other languages get a
 * multilingual one.
 */
function voiceOf({ voice, transcriber }: CallPlan) {
  const isEnglish = /^en\b/i.test(transcriber.language)
  return voice === 'asteria' && !isEnglish
    ? { provider: 'azure', voiceId: 'en-US-EmmaMultilingualNeural' }
    : { provider: 'deepgram', voiceId: voice }
}

/** Returns the background sound: Vapi has one of its own, and any other is fetched from its URL. */
function soundOf(ambience: string): string {
  if (ambience === '' || ambience === 'off' || ambience === 'none') return 'off'
  return ambience.startsWith('https://') ? ambience : 'office'
}

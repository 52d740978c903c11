import type { CallPlan } from '../../domain/kernel/ports/ports.ts'

/** Longest name of an assistant. */
const nameLength = 40
/** A pause that comes without a full stop is more often for thought than for an answer. */
const thoughtSeconds = 1.5
/** Vapi's own bounds. */
const mostWaitSeconds = 0.4
const mostPauseSeconds = 3

/** The body of Vapi's `POST /call/web`: one assistant for this call alone, which asks us for every word. */
export function toWebCall(plan: CallPlan) {
  const pause = Math.min(plan.pauseMs / 1000, mostPauseSeconds)
  return {
    assistant: {
      name: plan.title.slice(0, nameLength),
      ...(plan.greeting
        ? {
            firstMessage: plan.greeting,
            firstMessageMode: 'assistant-speaks-first',
            firstMessageInterruptionsEnabled: true,
          }
        : { firstMessageMode: 'assistant-waits-for-user' }),
      transcriber: plan.transcriber,
      voice: voiceOf(plan),
      // Only what was said is sent, so nothing of the visitor or the vendor's account comes along.
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
        waitSeconds: Math.min(pause, mostWaitSeconds),
        transcriptionEndpointingPlan: {
          onPunctuationSeconds: pause,
          onNoPunctuationSeconds: Math.max(pause, thoughtSeconds),
          onNumberSeconds: Math.max(pause, mostWaitSeconds),
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
        loggingEnabled: plan.keepsHistory,
        transcriptPlan: { enabled: plan.keepsHistory },
      },
      // What costs besides and nobody reads; nobody listens in either.
      analysisPlan: { summaryPlan: { enabled: false }, successEvaluationPlan: { enabled: false } },
      monitorPlan: { listenEnabled: false, controlEnabled: false },
    },
  }
}

/**
 * Deepgram's voices, as agents name them; the default one speaks English alone, so other languages get one
 * that speaks them all.
 */
function voiceOf({ voice, transcriber }: CallPlan) {
  const isEnglish = /^en\b/i.test(transcriber.language)
  return voice === 'asteria' && !isEnglish
    ? { provider: 'azure', voiceId: 'en-US-EmmaMultilingualNeural' }
    : { provider: 'deepgram', voiceId: voice }
}

/** Vapi has one sound of its own; any other is fetched from its address. */
function soundOf(ambience: string): string {
  if (ambience === '' || ambience === 'off' || ambience === 'none') return 'off'
  return ambience.startsWith('https://') ? ambience : 'office'
}

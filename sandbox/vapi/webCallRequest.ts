import { z } from 'zod'

const seconds = (max: number) => z.number().min(0).max(max)

const deepgramTranscriberSchema = z.strictObject({
  provider: z.literal('deepgram'),
  model: z
    .string()
    .regex(/^(nova|enhanced|base|whisper|flux)/)
    .optional(),
  language: z
    .string()
    .regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,5})?|multi)$/)
    .optional(),
})

const voiceSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('deepgram'), voiceId: z.string().regex(/^[a-z]+$/) }),
  z.strictObject({ provider: z.literal('azure'), voiceId: z.string().min(1) }),
])

const customModelSchema = z.strictObject({
  provider: z.literal('custom-llm'),
  url: z.url(),
  model: z.string().min(1),
  metadataSendMode: z.enum(['off', 'variable', 'destructured']).optional(),
  timeoutSeconds: seconds(300).optional(),
})

const planSchema = z.strictObject({ enabled: z.boolean().optional() })

const assistantSchema = z.strictObject({
  name: z.string().max(40).optional(),
  firstMessage: z.string().optional(),
  firstMessageMode: z
    .enum([
      'assistant-speaks-first',
      'assistant-speaks-first-with-model-generated-message',
      'assistant-waits-for-user',
    ])
    .optional(),
  firstMessageInterruptionsEnabled: z.boolean().optional(),
  transcriber: deepgramTranscriberSchema,
  voice: voiceSchema,
  model: customModelSchema,
  backgroundSound: z.union([z.enum(['off', 'office']), z.url()]).optional(),
  maxDurationSeconds: z.number().min(10).max(43_200).optional(),
  startSpeakingPlan: z
    .strictObject({
      waitSeconds: seconds(5).optional(),
      transcriptionEndpointingPlan: z
        .strictObject({
          onPunctuationSeconds: seconds(3).optional(),
          onNoPunctuationSeconds: seconds(3).optional(),
          onNumberSeconds: seconds(3).optional(),
        })
        .optional(),
    })
    .optional(),
  endCallPhrases: z.array(z.string().min(2).max(140)).optional(),
  clientMessages: z
    .array(
      z.enum([
        'conversation-update',
        'hang',
        'model-output',
        'speech-update',
        'status-update',
        'transcript',
        'user-interrupted',
        'assistant.started',
      ]),
    )
    .optional(),
  serverMessages: z
    .array(
      z.enum([
        'conversation-update',
        'end-of-call-report',
        'hang',
        'speech-update',
        'status-update',
        'transcript',
        'user-interrupted',
      ]),
    )
    .optional(),
  server: z
    .strictObject({
      url: z.url(),
      timeoutSeconds: z.number().min(1).max(300).optional(),
      backoffPlan: z
        .strictObject({
          type: z.enum(['fixed', 'exponential']),
          maxRetries: z.number().min(0).max(10),
          baseDelaySeconds: seconds(10),
        })
        .optional(),
    })
    .optional(),
  artifactPlan: z
    .strictObject({
      recordingEnabled: z.boolean(),
      videoRecordingEnabled: z.boolean(),
      pcapEnabled: z.boolean(),
      loggingEnabled: z.boolean(),
      transcriptPlan: planSchema,
    })
    .partial()
    .optional(),
  analysisPlan: z
    .strictObject({ summaryPlan: planSchema.optional(), successEvaluationPlan: planSchema.optional() })
    .optional(),
  monitorPlan: z
    .strictObject({ listenEnabled: z.boolean().optional(), controlEnabled: z.boolean().optional() })
    .optional(),
})

/**
 * The body of POST /call/web, as far as the stand-in understands it: a call whose assistant uses a model of
 * Parley.
 */
export const webCallRequestSchema = z.strictObject({
  assistant: assistantSchema,
  roomDeleteOnUserLeaveEnabled: z.boolean().optional(),
})

export type Assistant = z.infer<typeof assistantSchema>

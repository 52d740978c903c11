import { z } from 'zod'
import { handoffStates } from './handoff.ts'
import { exportedConversationSchema, inboxFilterSchema } from './inbox.ts'
import { templateKeys } from './templateKeys.ts'
import { regions } from './regions.ts'
import { maxKnowledgeTextCharacters } from './limits.ts'
import type { CallableName } from './callableGroups.ts'

/** Firestore ids that a browser may name. */
const id = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
const region = z.enum(regions)
const attemptId = z.uuid()
const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid e-mail address.'))
const agentRef = z.strictObject({ region, agentId: id })
const conversationRef = agentRef.extend({ conversationId: id })
const done = z.object({ success: z.literal(true) })

/** Every procedure: what goes in and what comes out. Doors parse the input, clients infer both. */
export const callables = {
  bootstrapAccount: {
    input: z.strictObject({ region, ref: z.string().max(200).optional(), utmSource: z.string().max(200).optional() }),
    output: z.object({ workspaceId: z.string(), region, created: z.boolean() }),
  },
  sendVerificationEmail: { input: z.strictObject({}), output: done },
  requestPasswordReset: { input: z.strictObject({ email }), output: done },

  convertAgentTemplateToAgent: {
    input: z.strictObject({
      region,
      workspaceId: id,
      agentName: z.string().trim().min(1, 'Please provide a name for the agent.').max(100),
      agentTemplate: z.enum(templateKeys),
      attemptId,
    }),
    output: z.object({ agentCreated: z.object({ ID: z.string() }) }),
  },
  publishAgent: {
    input: agentRef,
    output: z.object({ version: z.number(), fingerprint: z.string() }),
  },
  saveAgentBackup: { input: agentRef, output: z.object({ version: z.number() }) },
  deleteAgent: { input: agentRef, output: done },
  /** The key is answered this once; only its hash is stored. */
  renewSecretKey: { input: agentRef, output: z.object({ key: z.string() }) },
  createDebugSession: {
    input: agentRef,
    output: z.object({ token: z.string(), conversationId: z.string() }),
  },

  uploadFile: {
    input: z.strictObject({
      region,
      agentId: id,
      filename: z.string().min(1).max(300),
      base64Payload: z.string().max(7_000_000),
    }),
    output: z.object({
      url: z.string(),
      path: z.string(),
      id: z.string(),
      dbFilePath: z.string(),
      filename: z.string(),
      sizeKB: z.number(),
    }),
  },
  addKnowledgeFile: {
    /** `fileId` is the `id` that uploadFile returned for this agent. */
    input: z.strictObject({ region, agentId: id, fileId: id, title: z.string().trim().min(1).max(200) }),
    output: z.object({ sourceId: z.string() }),
  },
  addKnowledgeText: {
    input: z.strictObject({
      region,
      agentId: id,
      title: z.string().trim().min(1, 'Please give the text a title.').max(200),
      text: z.string().trim().min(1, 'Please paste some text.').max(maxKnowledgeTextCharacters),
      attemptId,
    }),
    output: z.object({ sourceId: z.string() }),
  },
  retryKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
  deleteKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },

  changeConversationState: {
    input: conversationRef.extend({ event: z.enum(['takeOver', 'handBack', 'resolve']) }),
    output: z.object({ state: z.enum(handoffStates) }),
  },
  sendOperatorReply: {
    input: conversationRef.extend({ text: z.string().trim().min(1, 'Please write something.').max(4000, 'At most 4,000 characters.'), attemptId }),
    output: z.object({ messageId: z.string() }),
  },
  /** An empty uid takes it from whoever has it. */
  assignConversation: { input: conversationRef.extend({ uid: z.string().max(128) }), output: done },
  blockVisitor: { input: conversationRef.extend({ isBlocked: z.boolean() }), output: done },
  emailTranscript: { input: conversationRef.extend({ to: email }), output: done },
  exportConversations: {
    input: agentRef.extend({ filter: inboxFilterSchema }),
    output: z.object({ conversations: z.array(exportedConversationSchema), isWhole: z.boolean() }),
  },
  correctAnswer: {
    input: conversationRef.extend({ messageId: z.string().min(1).max(100), answer: z.string().trim().min(1, 'Please write the right answer.').max(4000, 'At most 4,000 characters.') }),
    output: z.object({ sourceId: z.string(), testId: z.string() }),
  },
  saveTest: {
    input: agentRef.extend({ question: z.string().trim().min(1, 'Please write a question.').max(500), expected: z.string().trim().min(1, 'Please write the expected answer.').max(4000) }),
    output: z.object({ testId: z.string() }),
  },
  runTests: { input: agentRef, output: z.object({ passed: z.int(), failed: z.int() }) },
} as const satisfies Record<CallableName, { input: z.ZodType; output: z.ZodType }>

export type Callables = typeof callables
/** What a caller passes, before the server has trimmed and defaulted it. */
export type CallableInput<Name extends CallableName> = z.input<Callables[Name]['input']>
export type CallableOutput<Name extends CallableName> = z.output<Callables[Name]['output']>

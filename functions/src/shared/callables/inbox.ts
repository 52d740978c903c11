import { z } from 'zod'
import { retrievalCallables } from './retrieval.ts'
import type { CallablesOf } from '../callableGroups.ts'
import { handoffStates } from '../handoff.ts'
import { exportedConversationSchema, inboxFilterSchema } from '../inbox.ts'
import { type Contract, id, attemptId, email, agentRef, done, uid } from './fields.ts'
import { says } from '../refusals.ts'

const conversationRef = agentRef.extend({ conversationId: id })

/** Conversations, corrections and saved tests. */
export const inboxCallables = {
  changeConversationState: {
    input: conversationRef.extend({ event: z.enum(['takeOver', 'handBack', 'resolve']) }),
    output: z.object({ state: z.enum(handoffStates) }),
  },
  sendOperatorReply: {
    input: conversationRef.extend({
      text: z.string().trim().min(1, says('writeSomething')).max(4000),
      attemptId,
    }),
    output: z.object({ messageId: z.string() }),
  },
  /** An empty uid takes it from whoever has it. */
  assignConversation: { input: conversationRef.extend({ uid: z.union([uid, z.literal('')]) }), output: done },
  blockVisitor: { input: conversationRef.extend({ isBlocked: z.boolean() }), output: done },
  emailTranscript: { input: conversationRef.extend({ to: email }), output: done },
  exportConversations: {
    input: agentRef.extend({ filter: inboxFilterSchema }),
    output: z.object({ conversations: z.array(exportedConversationSchema), isWhole: z.boolean() }),
  },
  /** Half hours as they are stored, by their number in a block of eight days. */
  readAgentActivity: {
    input: agentRef,
    output: z.object({
      blocks: z.array(
        z.object({ block: z.int(), countedAt: z.int(), slots: z.record(z.string(), z.string()) }),
      ),
    }),
  },
  correctAnswer: {
    input: conversationRef.extend({
      messageId: z.string().min(1).max(100),
      answer: z.string().trim().min(1, says('writeRightAnswer')).max(4000),
    }),
    output: z.object({ sourceId: z.string(), testId: z.string() }),
  },
  saveTest: {
    input: agentRef.extend({
      question: z.string().trim().min(1, says('writeQuestion')).max(500),
      expected: z.string().trim().min(1, says('writeExpected')).max(4000),
    }),
    output: z.object({ testId: z.string() }),
  },
  runTests: { input: agentRef, output: z.object({ passed: z.int(), failed: z.int(), isWhole: z.boolean() }) },
  ...retrievalCallables,
} as const satisfies Record<CallablesOf<'inbox'>, Contract>

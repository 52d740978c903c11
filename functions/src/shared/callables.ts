import { z } from 'zod'
import { autoRechargeSettingsSchema, cardSchema, paymentAccounts } from './billing.ts'
import { addonKeys, planKeys } from './catalogue.ts'
import { handoffStates } from './handoff.ts'
import { exportedConversationSchema, inboxFilterSchema } from './inbox.ts'
import { inviteStates } from './invites.ts'
import { templateKeys } from './templateKeys.ts'
import { regions } from './regions.ts'
import { maxKnowledgeTextCharacters } from './limits.ts'
import { discountSchema, paymentSchema } from './payment.ts'
import type { CallableName } from './callableGroups.ts'
import { workspaceTexts } from './workspaceTexts.ts'

/** Firestore ids that a browser may name. */
const id = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
const region = z.enum(regions)
const attemptId = z.uuid()
const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid e-mail address.'))
const inviteLink = z.strictObject({ workspaceId: id, token: z.string().regex(/^[A-Za-z0-9]{43}$/) })
const agentRef = z.strictObject({ region, agentId: id })
const conversationRef = agentRef.extend({ conversationId: id })
const workspaceRef = z.strictObject({ region, workspaceId: id })
const someQuantities = z.partialRecord(z.enum(addonKeys), z.int().min(0).max(10))
const quantities = someQuantities.default({})
const discountCode = z.string().trim().max(60).default('')
const subscriptionAnswer = z.object({
  state: z.enum(['active', 'action']),
  clientSecret: z.string(),
  publishableKey: z.string(),
})
const done = z.object({ success: z.literal(true) })

/** Every procedure: what goes in and what comes out. Doors parse the input, clients infer both. */
export const callables = {
  bootstrapAccount: {
    input: z.strictObject({
      region,
      ref: z.string().max(200).optional(),
      utmSource: z.string().max(200).optional(),
    }),
    output: z.object({ workspaceId: z.string(), region, created: z.boolean() }),
  },
  sendVerificationEmail: { input: z.strictObject({}), output: done },
  requestPasswordReset: { input: z.strictObject({ email }), output: done },
  createWorkspace: {
    input: z.strictObject({
      region,
      workspaceName: z.string().trim().min(1, workspaceTexts.nameRequired).max(80, 'At most 80 characters.'),
      attemptId,
    }),
    output: z.object({ workspaceId: z.string() }),
  },
  /** For whoever holds the link, signed in or not. */
  openInvite: {
    input: inviteLink,
    output: z.object({ region, workspaceName: z.string(), state: z.enum(inviteStates) }),
  },
  acceptInvite: { input: inviteLink, output: z.object({ region, workspaceId: z.string() }) },

  deleteWorkspace: { input: workspaceRef, output: done },
  inviteMember: {
    input: workspaceRef.extend({
      email: z
        .string()
        .trim()
        .toLowerCase()
        .max(254, workspaceTexts.emailInvalid)
        .pipe(z.email(workspaceTexts.emailInvalid)),
    }),
    output: z.object({ inviteId: z.string(), expires: z.int() }),
  },
  revokeInvite: { input: workspaceRef.extend({ inviteId: id }), output: done },
  removeMember: {
    input: workspaceRef.extend({
      uid: z
        .string()
        .min(1)
        .max(128)
        .regex(/^[^/.]+$/),
    }),
    output: done,
  },
  leaveWorkspace: { input: workspaceRef, output: done },

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

  /** The secret for the workspace's billing calls, shown this once. */
  renewWorkspaceSecret: { input: workspaceRef, output: z.object({ secret: z.string() }) },
  deleteWorkspaceSecret: { input: workspaceRef, output: done },

  /** For the payer's browser; `country` counts only while the workspace has not paid yet. */
  startCardSetup: {
    input: workspaceRef.extend({
      country: z
        .string()
        .regex(/^([A-Za-z]{2})?$/)
        .default(''),
      attemptId,
    }),
    output: z.object({
      setupId: z.string(),
      clientSecret: z.string(),
      publishableKey: z.string(),
      account: z.enum(paymentAccounts),
    }),
  },
  saveCard: {
    input: workspaceRef.extend({ setupId: z.string().regex(/^[A-Za-z0-9_]{6,200}$/) }),
    output: z.object({ card: cardSchema }),
  },
  /** `amount`: minor units of the workspace's currency, before tax. */
  topUp: {
    input: workspaceRef.extend({ amount: z.int(), attemptId }),
    output: z.object({
      state: z.enum(['created', 'action', 'succeeded', 'failed']),
      clientSecret: z.string(),
      publishableKey: z.string(),
      failure: z.string(),
    }),
  },
  setAutoRecharge: { input: workspaceRef.extend({ settings: autoRechargeSettingsSchema }), output: done },
  previewSubscription: {
    input: workspaceRef.extend({
      plan: z.enum(planKeys),
      quantities,
      discountCode,
      country: z
        .string()
        .regex(/^([A-Za-z]{2})?$/)
        .default(''),
    }),
    /** `offer`: what the code takes off, and for how long. */
    output: paymentSchema.extend({ offer: discountSchema.nullable() }),
  },
  subscribe: {
    input: workspaceRef.extend({
      plan: z.literal('pay_as_you_go'),
      quantities,
      discountCode,
      total: z.int().optional(),
      attemptId,
    }),
    output: subscriptionAnswer,
  },
  /** Asks what became of the first payment, once the payer has confirmed it. */
  confirmSubscription: { input: workspaceRef, output: subscriptionAnswer },
  changeAddons: { input: workspaceRef.extend({ quantities, attemptId }), output: done },
  setSubscriptionEnding: {
    input: workspaceRef.extend({ isEnding: z.boolean(), reason: z.string().trim().max(500).default('') }),
    output: done,
  },
  /** What will be charged by itself next. */
  previewRenewal: {
    input: workspaceRef.extend({ quantities: someQuantities.optional() }),
    output: z.object({ renewal: paymentSchema.nullable() }),
  },
  listInvoices: {
    input: workspaceRef,
    output: z.object({
      invoices: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['plan', 'topUp', 'autoRecharge']),
          number: z.string(),
          at: z.int(),
          currency: z.string(),
          total: z.int(),
          isPaid: z.boolean(),
          url: z.string(),
        }),
      ),
    }),
  },

  /** `amount`: units of 1/10,000 credit. The same `transferId` again moves nothing. */
  transferCredits: {
    input: workspaceRef.extend({
      orgId: id,
      direction: z.enum(['toOrg', 'toWorkspace']),
      amount: z.number(),
      transferId: z.uuid(),
    }),
    output: done,
  },

  changeConversationState: {
    input: conversationRef.extend({ event: z.enum(['takeOver', 'handBack', 'resolve']) }),
    output: z.object({ state: z.enum(handoffStates) }),
  },
  sendOperatorReply: {
    input: conversationRef.extend({
      text: z.string().trim().min(1, 'Please write something.').max(4000, 'At most 4,000 characters.'),
      attemptId,
    }),
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
    input: conversationRef.extend({
      messageId: z.string().min(1).max(100),
      answer: z
        .string()
        .trim()
        .min(1, 'Please write the right answer.')
        .max(4000, 'At most 4,000 characters.'),
    }),
    output: z.object({ sourceId: z.string(), testId: z.string() }),
  },
  saveTest: {
    input: agentRef.extend({
      question: z.string().trim().min(1, 'Please write a question.').max(500),
      expected: z.string().trim().min(1, 'Please write the expected answer.').max(4000),
    }),
    output: z.object({ testId: z.string() }),
  },
  runTests: { input: agentRef, output: z.object({ passed: z.int(), failed: z.int(), isWhole: z.boolean() }) },
} as const satisfies Record<CallableName, { input: z.ZodType; output: z.ZodType }>

export type Callables = typeof callables
/** What a caller passes, before the server has trimmed and defaulted it. */
export type CallableInput<Name extends CallableName> = z.input<Callables[Name]['input']>
export type CallableOutput<Name extends CallableName> = z.output<Callables[Name]['output']>

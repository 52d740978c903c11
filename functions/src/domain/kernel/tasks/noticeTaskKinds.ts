import { z } from 'zod'
import { impersonationReason } from '../../../shared/agencies/impersonation.ts'
import { signUpSchema } from '../../../shared/agencies/signUp.ts'
import { pauseTimeOf, unpaidDays } from '../../../shared/agencies/unpaid.ts'
import { reportMonthSchema } from '../../../shared/agencies/valueReport.ts'
import { recordKinds } from '../../../shared/channels/channels.ts'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { modelVendors } from '../../../shared/models/modelPrice.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { languages } from '../../../shared/texts/languages.ts'
import { keyNoticeSchema } from '../../../shared/workspaces/keyNotices.ts'
import { defineTask, maxTries } from './TaskKind.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)
const month = reportMonthSchema
/** A request of an hour is committed within this time after its end. */
const commitMs = 120_000
const delivered = { queue: 'deliveries', deadlineSeconds: 60, tries: maxTries.deliveries } as const

/** Tasks that tell people something by email or push; `at` is in milliseconds since 1970. */
export const noticeTaskKinds = {
  /** Notifies an organisation's clients by email and push; `key` is the event's. */
  notifyClients: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, level: z.literal([1, 2]), key: z.string().min(1).max(300) }),
    deadlineSeconds: 120,
    nameOf: ({ orgId, key }) => `${orgId}/${key}`,
  }),
  /** Emails the owner that a visitor waits for a person since `at`. */
  notifyPersonRequested: defineTask({
    ...delivered,
    schema: z.strictObject({
      region,
      workspaceId: id,
      agentId: id,
      conversationId: id,
      at: z.int(),
      /** The visitor has asked for a person, or the agent's answer could not be delivered. */
      reason: z.enum(['asked', 'undelivered']),
      /** Hashes of the networks that the visitor writes from, from narrow to wide; empty when unknown. */
      networks: z.array(z.string().max(40)).max(5).default([]),
    }),
    nameOf: ({ conversationId, at }) => `${conversationId}/${at}`,
  }),
  /** Emails a workspace that a vendor refuses a channel's account since `at`. */
  notifyChannelBroken: defineTask({
    ...delivered,
    schema: z.strictObject({ region, agentId: id, kind: z.enum(recordKinds), at: z.int() }),
    nameOf: ({ agentId, kind, at }) => `${agentId}/${kind}/${at}`,
  }),
  /** Emails a workspace that a vendor refuses its key since `at`. */
  notifyModelKeyRefused: defineTask({
    ...delivered,
    schema: z.strictObject({ region, workspaceId: id, vendor: z.enum(modelVendors), at: z.int() }),
    nameOf: ({ workspaceId, vendor, at }) => `${workspaceId}/${vendor}/${at}`,
  }),
  /** Emails a workspace that Voiceflow refuses the key of an agent's project, which was stored `at`. */
  notifyProjectRefused: defineTask({
    ...delivered,
    schema: z.strictObject({ region, workspaceId: id, agentId: id, at: z.int() }),
    nameOf: ({ agentId, at }) => `${agentId}/${at}`,
  }),
  /** Emails the owner of a workspace that a key was renewed or shown, and by whom. */
  notifyKeyChanged: defineTask({
    ...delivered,
    schema: z.strictObject({
      region,
      workspaceId: id,
      notice: keyNoticeSchema,
      language: z.enum(languages.map(({ language }) => language)),
    }),
    nameOf: ({ workspaceId, notice: { kind, change, agentId, by, at } }) =>
      `${workspaceId}/${kind}/${change}/${agentId}/${by}/${at}`,
  }),
  /** Emails an agency's owner at the first request for access of an `hour` since 1970. */
  notifyOfSignUp: defineTask({
    ...delivered,
    schema: z.strictObject({ region, agencyId: id, hour: z.int() }),
    nameOf: ({ agencyId, hour }) => `${agencyId}/${hour}`,
  }),
  /** Emails an agency's owner at the end of an `hour` of the other requests for access, where there were any. */
  notifyOfMoreSignUps: defineTask({
    ...delivered,
    schema: z.strictObject({ region, agencyId: id, hour: z.int() }),
    nameOf: ({ agencyId, hour }) => `${agencyId}/${hour}`,
    runsAt: ({ hour }) => (hour + 1) * hourMs + commitMs,
  }),
  /** Emails a person who asked an agency for access what was decided `at`. */
  notifyOfSignUpAnswer: defineTask({
    ...delivered,
    schema: z.strictObject({
      region,
      agencyId: id,
      signUpId: id,
      ...signUpSchema.pick({ email: true, language: true }).shape,
      isApproved: z.boolean(),
      at: z.int(),
    }),
    nameOf: ({ signUpId, at }) => `${signUpId}/${at}`,
  }),
  /** Emails an organisation's administrators that a member opened their dashboard at `at`. */
  notifyOfImpersonation: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, reason: impersonationReason, at: z.int() }),
    nameOf: ({ orgId, at }) => `${orgId}/${at}`,
  }),
  /** Counts the month of an organisation; `startedAt` tells one count from another. */
  countValueReport: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, month, startedAt: z.int(), round: z.int() }),
    deadlineSeconds: 300,
    nameOf: ({ orgId, startedAt, round, month: of }) => `${orgId}/${of}/${startedAt}/${round}`,
  }),
  /** Emails the workspace what a client has decided about a draft. */
  notifyOfDecision: defineTask({
    ...delivered,
    schema: z.strictObject({ region, agentId: id, round: z.int() }),
    nameOf: ({ agentId, round }) => `${agentId}/${round}`,
  }),
  /** Emails an organisation's clients the report of a month at a time. */
  mailValueReport: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, month, at: z.int() }),
    deadlineSeconds: 120,
    nameOf: ({ orgId, month: of }) => `${orgId}/${of}`,
    runsAt: ({ at }) => at,
  }),
  /** Emails the administrators of an organisation, so many days after it has not paid at `since`. */
  mailUnpaid: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, since: z.int(), day: z.literal(unpaidDays.mails) }),
    nameOf: ({ orgId, since, day }) => `${orgId}/${since}/${day}`,
    runsAt: ({ since, day }) => since + day * dayMs,
  }),
  /** Emails the administrators of an organisation that its automatic recharge stopped with an attempt. */
  mailRechargeStopped: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, seq: z.int() }),
    nameOf: ({ orgId, seq }) => `${orgId}/${seq}`,
  }),
  /** Pauses the dashboard of an organisation that has not paid since then; `retry`: the days that it waits. */
  pauseUnpaid: defineTask({
    ...delivered,
    schema: z.strictObject({ region, orgId: id, since: z.int(), retry: z.int().default(0) }),
    nameOf: ({ orgId, since, retry }) => `${orgId}/${since}/${retry}`,
    runsAt: ({ since, retry }) => pauseTimeOf(since) + retry * dayMs,
  }),
  /** Emails the owner how many more visitors waited in an `hour` since 1970. */
  notifyOfMoreWaiting: defineTask({
    ...delivered,
    schema: z.strictObject({
      region,
      workspaceId: id,
      reason: z.enum(['asked', 'undelivered']),
      hour: z.int(),
    }),
    nameOf: ({ workspaceId, reason, hour }) => `${workspaceId}/${reason}/${hour}`,
  }),
  /** Emails a client how many more notices there were in an `hour` since 1970. */
  notifyOfMoreNotices: defineTask({
    ...delivered,
    schema: z.strictObject({ region, clientId: id, source: z.enum(['visitors', 'agency']), hour: z.int() }),
    nameOf: ({ clientId, source, hour }) => `${clientId}/${source}/${hour}`,
  }),
}

import { z } from 'zod'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { pictureOwnerSchema } from '../../../shared/pictures/pictureOwner.ts'
import { recordKinds } from '../../../shared/channels/channels.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { languages } from '../../../shared/texts/languages.ts'
import { threadRefSchema } from '../channels/Thread.ts'
import { knowledgeTaskKinds } from './knowledgeTaskKinds.ts'
import { noticeTaskKinds } from './noticeTaskKinds.ts'
import { pendingQuestionSchema } from './pendingQuestion.ts'
import { defineTask, type TaskKind } from './TaskKind.ts'
import { sweepNames } from '../sweeps/sweepNames.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)

const erasing = { region, workspaceId: id, attempt: z.int(), round: z.int() }

/** Every kind of task; `taskHandlers` says what each does. */
export const taskKinds = {
  /** Generates the answer to a question whose visitor left before. */
  finishTurn: defineTask({
    schema: pendingQuestionSchema.extend({ region }),
    queue: 'work',
    shareOf: ({ claims: { agentId } }) => ({ agentId }),
    deadlineSeconds: 150,
    tries: 3,
    nameOf: ({ claims, question }) => `${claims.conversationId}/${question.clientMessageId}`,
  }),
  /**
   * Runs the turns of a channel's chat and delivers its replies. Messages within a second are answered
   * together. `run` tells one occasion from another.
   */
  serveThread: defineTask({
    schema: threadRefSchema.extend({ run: z.string().max(200) }),
    queue: 'work',
    deadlineSeconds: 300,
    tries: 8,
    gatherSeconds: 1,
    shareOf: ({ agentId }) => ({ agentId }),
    nameOf: ({ agentId, threadId, run }) => `${agentId}/${threadId}/${run}`,
  }),
  /**
   * Ends a disconnected account's connection at a vendor that was unavailable. `attempt`: 0, or the hour in
   * which it was resumed.
   */
  retryDisconnection: defineTask({
    schema: z.strictObject({
      region,
      agentId: id,
      kind: z.enum(recordKinds),
      connectedAt: z.int(),
      attempt: z.int(),
    }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
    nameOf: ({ agentId, kind, connectedAt, attempt }) => `${agentId}/${kind}/${connectedAt}/${attempt}`,
  }),
  ...noticeTaskKinds,
  /** Emails both sides of an appointment's change; `attempt` tells one occasion from another. */
  mailAppointment: defineTask({
    schema: z.strictObject({
      region,
      workspaceId: id,
      calendarId: id,
      appointmentId: id,
      sequence: z.int(),
      attempt: z.int(),
    }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 6,
    nameOf: ({ appointmentId, sequence, attempt }) => `${appointmentId}/${sequence}/${attempt}`,
  }),
  /** Emails the owner of a calendar how many more appointments changed in an `hour` since 1970. */
  mailMoreAppointments: defineTask({
    schema: z.strictObject({
      region,
      workspaceId: id,
      calendarId: id,
      hour: z.int(),
      language: z.enum(languages.map(({ language }) => language)),
    }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 6,
    nameOf: ({ calendarId, hour }) => `${calendarId}/${hour}`,
  }),
  /** Deletes the data of a calendar that a person deleted at `at` (milliseconds since 1970). */
  eraseCalendar: defineTask({
    schema: z.strictObject({ region, workspaceId: id, calendarId: id, at: z.int(), round: z.int() }),
    queue: 'work',
    shareOf: ({ workspaceId }) => ({ workspaceId }),
    deadlineSeconds: 300,
    tries: 8,
    nameOf: ({ calendarId, at, round }) => `${calendarId}/${at}/${round}`,
  }),
  /** Posts an event to its workspace's webhook; `attempt` tells one occasion from another. */
  postEvent: defineTask({
    schema: z.strictObject({ region, workspaceId: id, eventId: id, attempt: z.int() }),
    queue: 'events',
    shareOf: ({ workspaceId }) => ({ workspaceId }),
    deadlineSeconds: 15,
    tries: 6,
    nameOf: ({ eventId, attempt }) => `${eventId}/${attempt}`,
  }),
  /**
   * Notifies the owner or the clients that a wallet's credit is low, once for each level of a top-up. A sweep
   * notifies those whom it could not reach.
   */
  notifyOfCredit: defineTask({
    schema: z.strictObject({ region, wallet: id, filled: z.int(), level: z.literal([1, 2]) }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 6,
    nameOf: ({ wallet, filled, level }) => `${wallet}/${filled}/${level}`,
  }),
  /** Continues the removal of a member whose access ended at `at` (milliseconds since 1970). */
  finishRemoval: defineTask({
    schema: z.strictObject({ region, workspaceId: id, uid: id, by: id, at: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
    nameOf: ({ workspaceId, uid, at }) => `${workspaceId}/${uid}/${at}`,
    // The request itself is done by then, unless its process has ended.
    runsAt: ({ at }) => at + minuteMs,
  }),
  /** Deletes an organisation's notices about an agent that left it at `at`. */
  dropLeftNotices: defineTask({
    schema: z.strictObject({ region, orgId: id, agentId: id, at: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
    nameOf: ({ orgId, agentId, at }) => `${orgId}/${agentId}/${at}`,
  }),
  /** The same as `rechargeIfLow` for an organisation, which pays its agency. */
  rechargeOrganisation: defineTask({
    schema: z.strictObject({ region, orgId: id, minute: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 3,
    nameOf: ({ orgId, minute }) => `${orgId}/${minute}`,
  }),
  /**
   * Checks whether a workspace's credit needs an automatic recharge, at most once per `minute` since 1970.
   */
  rechargeIfLow: defineTask({
    schema: z.strictObject({ region, workspaceId: id, minute: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 3,
    nameOf: ({ workspaceId, minute }) => `${workspaceId}/${minute}`,
  }),
  /** Posts an event to the platform operator's webhook. */
  notifyOperator: defineTask({
    schema: z.strictObject({
      region,
      event: z.enum(['newUser', 'newAgent', 'newSubdomain', 'newChannel', 'newSubscription']),
      id,
      about: z.record(z.string(), z.string()),
    }),
    queue: 'work',
    deadlineSeconds: 15,
    tries: 6,
    nameOf: ({ event, id: subject }) => `${event}/${subject}`,
  }),
  ...knowledgeTaskKinds,
  /** Deletes an owner's old pictures that no document names, at `at` (milliseconds since 1970). */
  dropPictures: defineTask({
    schema: z.strictObject({
      region,
      owner: pictureOwnerSchema,
      at: z.int(),
    }),
    queue: 'work',
    deadlineSeconds: 300,
    tries: 5,
    // One task a day covers all pictures of an owner.
    nameOf: ({ owner, at }) => `${Object.values(owner).join()}/${Math.floor(at / dayMs)}`,
  }),
  /** Deletes the files of a knowledge source that does not exist, at `at` (milliseconds since 1970). */
  dropKnowledgeFiles: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id, at: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
    nameOf: ({ agentId, sourceId, at }) => `${agentId}/${sourceId}/${at}`,
  }),
  /** Deletes the uploaded file of an agent, at `at` (milliseconds since 1970). */
  dropTemplate: defineTask({
    schema: z.strictObject({ region, workspaceId: id, fileId: id, at: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
    nameOf: ({ fileId, at }) => `${fileId}/${at}`,
  }),
  /**
   * Assigns everything below an agent that was transferred at `moved` (milliseconds since 1970) to its new
   * workspace. `isLast`: by then no instance has the old workspace in its cache.
   */
  followTransfer: defineTask({
    schema: z.strictObject({
      region,
      agentId: id,
      moved: z.int(),
      attempt: z.int(),
      round: z.int(),
      isLast: z.boolean(),
      after: z.string().max(1_500).default(''),
    }),
    queue: 'work',
    shareOf: ({ agentId }) => ({ agentId }),
    deadlineSeconds: 300,
    tries: 8,
    nameOf: ({ agentId, moved, attempt, round, isLast }) =>
      `${agentId}/${moved}/${attempt}/${round}/${isLast}`,
  }),
  /** Deletes a visitor's file that no message contains by `at`. */
  dropUnsentFile: defineTask({
    schema: z.strictObject({ region, agentId: id, conversationId: id, fileId: id, at: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
  }),
  /**
   * Checks the state of an agency's host and queues the next check. `run`: the time it is due, in
   * milliseconds since 1970.
   */
  lookAtHost: defineTask({
    schema: z.strictObject({ region, host: z.string().min(1).max(253), run: z.int() }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 5,
    nameOf: ({ host, run }) => `${host}/${run}`,
  }),
  /** Checks the state of an agency's mail domain. `isTold`: the mail service asked for it. */
  lookAtMailDomain: defineTask({
    schema: z.strictObject({
      region,
      name: z.string().min(1).max(253),
      run: z.int(),
      isTold: z.boolean(),
    }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 5,
    nameOf: ({ name, run }) => `${name}/${run}`,
  }),
  /**
   * Runs a sweep of a region. `at`: the minute of its schedule. `from`: the position at which the round
   * before ended.
   */
  sweep: defineTask({
    schema: z.strictObject({
      region,
      name: z.enum(sweepNames),
      at: z.int(),
      round: z.int(),
      from: z.strictObject({ value: z.number(), path: z.string() }).optional(),
    }),
    queue: 'work',
    deadlineSeconds: 500,
    tries: 3,
    nameOf: ({ name, at, round }) => `${name}/${at}/${round}`,
  }),
  /** Deletes the data of a deleted agent. `attempt`: 0, or the hour in which it was resumed. */
  eraseAgent: defineTask({
    schema: z.strictObject({ ...erasing, agentId: id, isLast: z.boolean() }),
    queue: 'work',
    shareOf: ({ workspaceId }) => ({ workspaceId }),
    deadlineSeconds: 300,
    tries: 8,
    nameOf: ({ agentId, attempt, round, isLast }) => `${agentId}/${attempt}/${round}/${isLast}`,
  }),
  /** Deletes the data of a deleted workspace. */
  eraseWorkspace: defineTask({
    schema: z.strictObject(erasing),
    queue: 'work',
    deadlineSeconds: 300,
    tries: 8,
    nameOf: ({ workspaceId, attempt, round }) => `${workspaceId}/${attempt}/${round}`,
  }),
}

export type TaskName = keyof typeof taskKinds
export type TaskPayload<Name extends TaskName> =
  (typeof taskKinds)[Name] extends TaskKind<infer Payload> ? Payload : never

/** Returns the kind of a name that came from outside. */
export function kindOf(name: string): TaskKind | undefined {
  const kinds: Record<string, TaskKind> = taskKinds
  return isTaskName(name) ? kinds[name] : undefined
}

/** Returns whether a name that came from outside is that of a kind. */
export function isTaskName(name: string): name is TaskName {
  return Object.hasOwn(taskKinds, name)
}

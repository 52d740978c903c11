import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'
import { defineTask } from './TaskKind.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)

/** Tasks that mail about waiting visitors, and the summary of an hour in which a limit of mails was reached. */
export const noticeTaskKinds = {
  /** Mails the owner that a visitor waits for a person since `at` (milliseconds since 1970). */
  tellPersonIsWanted: defineTask({
    schema: z.strictObject({
      region,
      workspaceId: id,
      agentId: id,
      conversationId: id,
      at: z.int(),
      reason: z.enum(['asked', 'undelivered']).optional(),
    }),
    queue: 'work',
    deadlineSeconds: 30,
    tries: 6,
    nameOf: ({ conversationId, at }) => `${conversationId}/${at}`,
  }),
  /** Mails the owner how many more visitors waited in an `hour` since 1970. */
  tellMoreWaiting: defineTask({
    schema: z.strictObject({
      region,
      workspaceId: id,
      reason: z.enum(['asked', 'undelivered']),
      hour: z.int(),
    }),
    queue: 'work',
    deadlineSeconds: 30,
    tries: 6,
    nameOf: ({ workspaceId, reason, hour }) => `${workspaceId}/${reason}/${hour}`,
  }),
  /** Mails a client how many more notices there were in an `hour` since 1970. */
  tellMoreNotices: defineTask({
    schema: z.strictObject({ region, clientId: id, source: z.enum(['visitors', 'agency']), hour: z.int() }),
    queue: 'work',
    deadlineSeconds: 30,
    tries: 6,
    nameOf: ({ clientId, source, hour }) => `${clientId}/${source}/${hour}`,
  }),
}

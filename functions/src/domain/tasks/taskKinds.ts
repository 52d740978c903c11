import { z } from 'zod'
import { regions } from '../../shared/regions.ts'
import { defineTask, type TaskKind } from './TaskKind.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)

/** Every kind of work that is queued; `taskHandlers` says what each does. */
export const taskKinds = {
  /** Reads an uploaded source of an agent's knowledge. `revision` is the source's `lastModified`. */
  readKnowledgeSource: defineTask({
    schema: z.strictObject({ region, agentId: id, sourceId: id, revision: z.int() }),
    queue: 'parsing',
    deadlineSeconds: 240,
    tries: 4,
    nameOf: ({ agentId, sourceId, revision }) => `${agentId}/${sourceId}/${revision}`,
  }),
  /** Deletes a visitor's file that no message has brought. */
  dropUnsentFile: defineTask({
    schema: z.strictObject({ region, agentId: id, conversationId: id, fileId: id }),
    queue: 'work',
    deadlineSeconds: 60,
    tries: 8,
  }),
}

export type TaskName = keyof typeof taskKinds
export type TaskPayload<Name extends TaskName> =
  (typeof taskKinds)[Name] extends TaskKind<infer Payload> ? Payload : never

/** A kind by a name that came from outside. */
export function kindOf(name: string): TaskKind | undefined {
  const kinds: Record<string, TaskKind> = taskKinds
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}

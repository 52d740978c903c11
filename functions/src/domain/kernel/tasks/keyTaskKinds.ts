import { z } from 'zod'
import { modelVendors } from '../../../shared/models/modelPrice.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { defineTask } from './TaskKind.ts'

const region = z.enum(regions)
const id = z.string().min(1).max(200)

/** Tasks about keys that vendors refuse. */
export const keyTaskKinds = {
  /** Mails a workspace that a vendor refuses its key since `at` (milliseconds since 1970). */
  tellModelKeyRefused: defineTask({
    schema: z.strictObject({ region, workspaceId: id, vendor: z.enum(modelVendors), at: z.int() }),
    queue: 'work',
    deadlineSeconds: 30,
    tries: 6,
    nameOf: ({ workspaceId, vendor, at }) => `${workspaceId}/${vendor}/${at}`,
  }),
  /** Mails a workspace that Voiceflow refuses the key of an agent's project, which was stored `at`. */
  tellProjectRefused: defineTask({
    schema: z.strictObject({ region, workspaceId: id, agentId: id, at: z.int() }),
    queue: 'work',
    deadlineSeconds: 30,
    tries: 6,
    nameOf: ({ agentId, at }) => `${agentId}/${at}`,
  }),
}

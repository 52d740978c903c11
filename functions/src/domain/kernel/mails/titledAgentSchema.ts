import { z } from 'zod'
import { oneLine } from '../texts/oneLine.ts'

/**
 * The fields of an agent that emails need. The title fits into a subject; other fields of a draft may be
 * invalid.
 */
export const titledAgentSchema = z.object({ ownerID: z.string(), title: oneLine(200).catch('') })

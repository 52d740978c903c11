import { z } from 'zod'
import { oneLine } from '../texts/oneLine.ts'

/** What mails need of an agent: its title fits into a subject, and a draft that is wrong elsewhere is no matter. */
export const titledAgentSchema = z.object({ ownerID: z.string(), title: oneLine(200).catch('') })

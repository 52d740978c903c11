import { z } from 'zod'
import type { Notice } from '../../../shared/agencies/notices.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'

/** The part of `noticeNetworks/{orgId}_{key}` that is read, server only. */
const networksSchema = z.object({ networks: z.array(z.string()) })

/** The parts of a notice's cause that the limits of an hour need. */
export interface NoticeCause {
  /** The visitor whose conversation it is; empty for a notice of the agency or the platform. */
  visitor: string
  /** Hashes of the visitor's networks: empty when unknown, missing where they do not count. */
  networks?: readonly string[] | undefined
}

/** Returns who causes a notice. */
export async function readCause(
  region: Region,
  { orgId, key, notice }: { orgId: string; key: string; notice: Notice },
): Promise<NoticeCause> {
  const { agentId, conversationId } = notice
  if (conversationId === '') return { visitor: '' }
  const path = paths.conversation(agentId, conversationId)
  const [conversation, stored] = await Promise.all([
    readDocument(region, path, conversationSchema.pick({ visitorId: true })),
    readDocument(region, paths.noticeNetworks(orgId, key), networksSchema),
  ])
  return { visitor: conversation?.data.visitorId || conversationId, networks: stored?.data.networks }
}

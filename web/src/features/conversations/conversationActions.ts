import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'

export async function markSeen(region: Region, agentId: string, conversationId: string): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore.ts')
  await updateDocument({ region, path: paths.conversation(agentId, conversationId) }, { seen: true })
}

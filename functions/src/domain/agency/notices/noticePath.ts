import type { Notice } from '../../../shared/agencies/notices.ts'
import { appPaths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'

/** Returns the path that a notice links to on its agency's site. */
export function noticePath(region: Region, { kind, agentId, conversationId }: Notice): string {
  if (kind === 'approvalAsked') return appPaths.agent(region, agentId, 'approval')
  if (kind === 'publishedUnapproved') return '/app'
  return agentId ? appPaths.agent(region, agentId, `convos/${conversationId}`) : '/app'
}

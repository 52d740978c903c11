import { listReportConversations } from '../../src/domain/agency/valueReports/listReportConversations.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import type { ReportFigure } from '../../src/shared/agencies/valueReport.ts'
import type { makeReportWorld } from './reportWorld.ts'

type World = Awaited<ReturnType<typeof makeReportWorld>>

/** Returns the conversations of a figure of October as the page lists them, by agent. */
export async function listFigure({ region, orgId, ports }: World, caller: Caller, figure: ReportFigure) {
  const ids: Record<string, string[]> = {}
  for (let after: Parameters<typeof listReportConversations>[2]['after']; ;) {
    const page = await listReportConversations(ports, caller, {
      region,
      orgId,
      month: '2026-10',
      figure,
      after,
    })
    for (const { agentId, conversationId } of page.items) (ids[agentId] ??= []).push(conversationId)
    if (!page.next) return ids
    after = page.next
  }
}

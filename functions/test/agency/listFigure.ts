import { listReportConversations } from '../../src/domain/agency/valueReports/listReportConversations.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { valueReportSchema, type ReportFigure } from '../../src/shared/agencies/valueReport.ts'
import { paths } from '../../src/shared/paths.ts'
import { readDocument } from '../../src/store/documents.ts'
import type { makeReportWorld } from './reportWorld.ts'

type World = Awaited<ReturnType<typeof makeReportWorld>>

/** Returns the items of a figure of October as the page lists them. */
export async function listItems({ region, orgId, ports }: World, caller: Caller, figure: ReportFigure) {
  const report = await readDocument(region, paths.valueReport(orgId, '2026-10'), valueReportSchema)
  const items: Awaited<ReturnType<typeof listReportConversations>>['items'] = []
  for (let after: Parameters<typeof listReportConversations>[2]['after']; ;) {
    const page = await listReportConversations(ports, caller, {
      region,
      orgId,
      month: '2026-10',
      figure,
      countedAt: report?.data.countedAt ?? 0,
      after,
    })
    items.push(...page.items)
    if (!page.next) return items
    after = page.next
  }
}

/** Returns the conversations of a figure of October as the page lists them, by agent. */
export async function listFigure(world: World, caller: Caller, figure: ReportFigure) {
  const ids: Record<string, string[]> = {}
  for (const { agentId, conversationId } of await listItems(world, caller, figure))
    (ids[agentId] ??= []).push(conversationId)
  return ids
}

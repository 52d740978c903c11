import { z } from 'zod'
import {
  pagesOfFigure,
  valueReportSchema,
  type ReportEvent,
  type ReportFigure,
  type ValueReport,
} from '../../../shared/agencies/valueReport.ts'
import { visitorSchema } from '../../../shared/chat/conversation.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import type { StoredFields } from '../../../store/Query.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { isAgentOf } from './readValueReport.ts'
import { decidingFields, reportEventOf, figuresOf, momentOf, queryEvents } from './reportEvents.ts'

const itemsPerPage = 50
/** A request ends after this many documents, of all agents together. */
const maxRead = 500
const pageSize = 100
const listsPerMinute = 60

/** The last event of a page: an agent of the report, and the event's time and document there. */
interface ListCursor {
  agentId: string
  at: number
  id: string
}

interface ListRef {
  region: Region
  orgId: string
  month: string
  figure: ReportFigure
  after?: ListCursor | undefined
}

export interface ReportItem {
  agentId: string
  conversationId: string
  at: number
  /** The visitor's name or email, as far as it is known. */
  name: string
  /** The question without an answer, or the beginning of the newest message. */
  text: string
}

/**
 * Lists the conversations that a figure of a report has counted: agent by agent, newest first. `next` is the
 * position of the next page; null at the end. Conversations that were deleted since are missing.
 */
export async function listReportConversations(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, month, figure, after }: ListRef,
): Promise<{ items: ReportItem[]; next: ListCursor | null }> {
  const { actor, stored } = await authorizeForOrganisation(caller, 'listReportConversations', {
    region,
    orgId,
  })
  const pages = 'pages' in actor ? actor.pages : undefined
  if (pages && !pagesOfFigure(figure).every((page) => pages.includes(page)))
    throw new AppError('permission-denied')
  await throttle(`reportConversations:${orgId}:${caller.uid}`, listsPerMinute, minuteMs, ports.now())
  const report = await readDocument(region, paths.valueReport(orgId, month), valueReportSchema)
  if (!report) throw new AppError('not-found')
  const mayList = (agentId: string) => stored.data.widgetIDs.includes(agentId) && isAgentOf(actor, agentId)
  const agents = Object.keys(report.data.agents).filter(mayList).sort()
  const left = after ? agents.filter((agentId) => agentId >= after.agentId) : agents
  const found = { items: new Array<ReportItem>(), read: 0 }
  for (const agentId of left) {
    const from = after?.agentId === agentId ? after : undefined
    const next = await addItems({ region, agentId, figure, report: report.data }, from, found)
    if (next) return { items: found.items, next }
  }
  return { items: found.items, next: null }
}

interface Source {
  region: Region
  agentId: string
  figure: ReportFigure
  report: ValueReport
}

/**
 * Adds the items of an agent to `found`, and returns the position of the last one when the page is full or the
 * request has read enough.
 */
async function addItems(
  { region, agentId, figure, report }: Source,
  from: ListCursor | undefined,
  found: { items: ReportItem[]; read: number },
): Promise<ListCursor | undefined> {
  const event = reportEventOf(figure)
  const span = { from: report.from, until: Math.min(report.to, report.countedAt) }
  const all = queryEvents(region, agentId, event, span)
    .select([momentOf[event], ...fieldsOf(event)])
    .limit(pageSize)
  const pathOf = event === 'leads' ? paths.lead : paths.conversation
  for (let after = from; ;) {
    const page = await (after ? all.startAfter([after.at], pathOf(agentId, after.id)) : all).read()
    found.read += page.length
    for (const document of page) {
      after = { agentId, at: Number(document.fields[momentOf[event]]), id: idOf(document.path) }
      if (!figuresOf(event, document.fields, report).includes(figure)) continue
      found.items.push({ agentId, at: after.at, ...itemOf(event, document) })
      if (found.items.length === itemsPerPage) return after
    }
    if (page.length < pageSize) return found.read >= maxRead ? after : undefined
    if (found.read >= maxRead) return after
  }
}

function fieldsOf(event: ReportEvent): readonly string[] {
  return event === 'leads'
    ? ['conversationId', 'name', 'email', 'formTitle']
    : [...decidingFields, 'settledQuestion', 'visitor', 'preview']
}

const words = z.string().default('')
const leadItemSchema = z.object({ conversationId: words, name: words, email: words, formTitle: words })
const conversationItemSchema = z.object({
  visitor: visitorSchema.prefault({}),
  preview: words,
  unansweredQuestion: words,
  settledQuestion: words,
})

function itemOf(event: ReportEvent, { path, fields }: StoredFields) {
  if (event === 'leads') {
    const { conversationId, name, email, formTitle } = leadItemSchema.parse(fields)
    return { conversationId, name: name || email, text: formTitle }
  }
  const { visitor, preview, unansweredQuestion, settledQuestion } = conversationItemSchema.parse(fields)
  const question = event === 'unanswered' ? unansweredQuestion || settledQuestion : ''
  return { conversationId: idOf(path), name: visitor.name || visitor.email, text: question || preview }
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

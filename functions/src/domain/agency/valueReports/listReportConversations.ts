import { z } from 'zod'
import {
  countedEventsSchema,
  pagesOfFigure,
  valueReportSchema,
  type CountedEvent,
  type CountedPosition,
  type ReportFigure,
  type ValueReport,
} from '../../../shared/agencies/valueReport.ts'
import { visitorSchema } from '../../../shared/chat/conversation.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument, readFields } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { isAgentOf } from './readValueReport.ts'

const itemsPerPage = 50
/** A request ends after this many parts, each of which has some hundred events. */
const maxParts = 10
const listsPerMinute = 60

interface ListRef {
  region: Region
  orgId: string
  month: string
  figure: ReportFigure
  /** The time of the count whose figure was shown. */
  countedAt: number
  after?: CountedPosition | undefined
}

interface ReportItem {
  agentId: string
  /** Empty where it is no longer known. */
  conversationId: string
  at: number
  /** The visitor's name or email, as far as it is known. */
  name: string
  /** The question without an answer, or the beginning of the newest message. */
  text: string
  /** Whether the conversation, or its lead, was deleted since it was counted. */
  isDeleted: boolean
}

interface CountedItem extends Pick<CountedEvent, 'event' | 'id' | 'at'> {
  agentId: string
}

/**
 * Lists the conversations that a figure of a report has counted, whatever became of them since: agent by
 * agent, newest first. `next` is the position of the next page; null at the end. Throws AppError
 * 'failed-precondition' when the month was counted again since the figure was shown.
 */
export async function listReportConversations(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, month, figure, countedAt, after }: ListRef,
): Promise<{ items: ReportItem[]; next: CountedPosition | null }> {
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
  if (report.data.countedAt !== countedAt) throw new AppError('failed-precondition')
  const mayList = (agentId: string) => stored.data.widgetIDs.includes(agentId) && isAgentOf(actor, agentId)
  const { found, next } = await findCounted(region, report.data, figure, mayList, after)
  return { items: await itemsOf(region, found), next }
}

/** Finds the events of a figure from a position on, until a page is full or the request has read enough. */
async function findCounted(
  region: Region,
  { orgId, month, slot, countedAt }: ValueReport,
  figure: ReportFigure,
  mayList: (agentId: string) => boolean,
  after: CountedPosition = { part: 0, index: 0 },
): Promise<{ found: CountedItem[]; next: CountedPosition | null }> {
  const found: CountedItem[] = []
  for (let { part } = after; ; part++) {
    if (part === after.part + maxParts) return { found, next: { part, index: 0 } }
    const stored = await readDocument(
      region,
      paths.countedEvents(orgId, month, slot, part),
      countedEventsSchema,
    )
    // The parts of this count end here; an older one may have had more.
    if (stored?.data.startedAt !== countedAt) return { found, next: null }
    const { agentId, events } = stored.data
    if (!mayList(agentId)) continue
    for (const [index, { event, id, at, figures }] of events.entries()) {
      if ((part === after.part && index < after.index) || !figures.includes(figure)) continue
      found.push({ agentId, event, id, at })
      if (found.length === itemsPerPage) return { found, next: { part, index: index + 1 } }
    }
  }
}

const words = z.string().default('')
const leadSchema = z.object({ conversationId: words, name: words, email: words, formTitle: words })
const conversationSchema = z.object({
  visitor: visitorSchema.prefault({}),
  preview: words,
  unansweredQuestion: words,
  settledQuestion: words,
})

/** Returns what is known of counted events at present. */
async function itemsOf(region: Region, counted: readonly CountedItem[]): Promise<ReportItem[]> {
  const ofLeads = counted.filter(({ event }) => event === 'leads')
  const leads = await readFields(
    region,
    ofLeads.map(({ agentId, id }) => paths.lead(agentId, id)),
    Object.keys(leadSchema.shape),
  )
  const leadOf = ({ agentId, id }: CountedItem) => {
    const fields = leads.get(paths.lead(agentId, id))
    return fields && leadSchema.parse(fields)
  }
  const conversationOf = (item: CountedItem) =>
    item.event === 'leads' ? (leadOf(item)?.conversationId ?? '') : item.id
  const conversations = await readFields(
    region,
    counted.flatMap((item) => {
      const id = conversationOf(item)
      return id ? [paths.conversation(item.agentId, id)] : []
    }),
    Object.keys(conversationSchema.shape),
  )
  return counted.map((item) => {
    const { agentId, at, event } = item
    const conversationId = conversationOf(item)
    const fields = conversations.get(paths.conversation(agentId, conversationId))
    if (!fields) return { agentId, conversationId, at, name: '', text: '', isDeleted: true }
    return { agentId, conversationId, at, ...wordsOf(event, fields, leadOf(item)), isDeleted: false }
  })
}

function wordsOf(
  event: CountedEvent['event'],
  fields: Record<string, unknown>,
  lead: z.infer<typeof leadSchema> | undefined,
): Pick<ReportItem, 'name' | 'text'> {
  if (event === 'leads') return { name: lead?.name || lead?.email || '', text: lead?.formTitle ?? '' }
  const { visitor, preview, unansweredQuestion, settledQuestion } = conversationSchema.parse(fields)
  const question = event === 'unanswered' ? unansweredQuestion || settledQuestion : ''
  return { name: visitor.name || visitor.email, text: question || preview }
}

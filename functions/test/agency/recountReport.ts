import { leadSchema } from '../../src/shared/chat/leads.ts'
import type { Conversation } from '../../src/shared/chat/conversation.ts'
import type { ReportFigure } from '../../src/shared/agencies/valueReport.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readQuery } from '../../src/store/documents.ts'
import { conversationsOf } from '../chat/conversations.ts'
import { unknownQuestions } from './reportWorld.ts'

/** October on the clocks of Kolkata, which are five and a half hours ahead. */
export const october = { from: Date.parse('2026-09-30T18:30Z'), to: Date.parse('2026-10-31T18:30Z') }
/** Questions that the test answers and dismisses after the month. */
export const [taught = '', dismissed = ''] = unknownQuestions
const isWithin = (at: number) => at >= october.from && at < october.to

/** Returns the conversations of each figure of October, counted from their messages. */
export async function recount(region: Region, agentId: string): Promise<Record<ReportFigure, string[]>> {
  const conversations = await conversationsOf(region, agentId)
  const leads = await readQuery(region, paths.leads(agentId), leadSchema)
  const idsOf = (fits: (one: Conversation) => boolean) => conversations.filter(fits).map(({ ID }) => ID)
  const first = (one: Conversation, fits: (message: Conversation['window'][number]) => boolean) =>
    one.window.find(fits)?.at ?? 0
  const answeredAt = (one: Conversation) => first(one, ({ role }) => role === 'agent')
  const handedOverAt = (one: Conversation) => first(one, ({ event }) => event === 'requested')
  const ratedAt = (one: Conversation, rating: 'up' | 'down') =>
    one.window.find(({ feedback }) => feedback?.rating === rating)?.feedback?.at ?? 0
  const unanswered = (one: Conversation) =>
    isWithin(one.window.findLast((message) => message.unanswered)?.at ?? 0)
  const asks = (one: Conversation, question: string) => one.window.some(({ text }) => text === question)
  return {
    answered: idsOf((one) => isWithin(answeredAt(one))),
    outside: idsOf((one) => isWithin(answeredAt(one)) && isOutsideOffice(answeredAt(one))),
    alone: idsOf((one) => isWithin(answeredAt(one)) && handedOverAt(one) === 0),
    handedOver: idsOf((one) => isWithin(handedOverAt(one))),
    leads: leads.filter(({ data }) => isWithin(data.at)).map(({ data }) => data.conversationId),
    ratedUp: idsOf((one) => isWithin(ratedAt(one, 'up'))),
    ratedDown: idsOf((one) => isWithin(ratedAt(one, 'down'))),
    unanswered: idsOf(unanswered),
    taught: idsOf((one) => unanswered(one) && asks(one, taught)),
    dismissed: idsOf((one) => unanswered(one) && asks(one, dismissed)),
    open: idsOf((one) => unanswered(one) && !asks(one, taught) && !asks(one, dismissed)),
  }
}

function isOutsideOffice(at: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const clock = `${part('hour')}:${part('minute')}`
  const isOpen = (clock >= '09:00' && clock < '13:00') || (clock >= '14:00' && clock < '17:30')
  return ['Sat', 'Sun'].includes(part('weekday')) || !isOpen
}

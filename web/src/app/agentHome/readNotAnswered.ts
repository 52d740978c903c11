import type { Region } from '@parley/functions/shared/regions'
import { askAgent } from './askAgent.ts'

/** A visitor's question that the agent had nothing for. */
export interface NotAnswered {
  conversationId: string
  question: string
  at: number
}

const mostShown = 3
/** Some of the newest are tests of the owner's own, dealt with, or the same again: those are left out. */
const mostRead = 8

/** Reads the newest questions that an agent could not answer and nobody has dealt with. */
export async function readNotAnswered(region: Region, agentId: string): Promise<NotAnswered[]> {
  const found = await askAgent(region, agentId, {
    collection: 'convos',
    fields: ['isTest', 'unansweredAt', 'unansweredQuestion', 'unansweredSettled'],
    newestBy: 'unansweredAt',
    count: mostRead,
  })
  return found
    .filter((stored) => stored['isTest'] === false && Number(stored['unansweredAt']) > 0)
    .filter((stored) => stored['unansweredSettled'] !== true)
    .map((stored) => ({
      conversationId: String(stored['ID']),
      question: typeof stored['unansweredQuestion'] === 'string' ? stored['unansweredQuestion'] : '',
      at: Number(stored['unansweredAt']),
    }))
    .filter(({ question }, place, all) => {
      const isFirst = all.findIndex((other) => other.question === question) === place
      return question !== '' && isFirst
    })
    .slice(0, mostShown)
}

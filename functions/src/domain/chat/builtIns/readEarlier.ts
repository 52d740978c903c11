import { z } from 'zod'
import { visitorSchema } from '../../../shared/chat/conversation.ts'
import { flowStateSchema } from '../../../shared/flow/flowState.ts'
import { leadSchema } from '../../../shared/chat/leads.ts'
import { paths } from '../../../shared/paths.ts'
import { toolLimits } from '../../../shared/tools/tools.ts'
import { readQuery } from '../../../store/documents.ts'
import type { ToolResult, ToolRun } from '../tools/RunTool.ts'
import { successOf } from '../tools/toolResults.ts'
import type { BuiltInTurnTool } from '../tools/TurnTool.ts'

const maxConversations = 10
/** Conversations of other people with the same browser are left out of these. */
const maxRead = 40
const maxLeads = 20
/** Bytes of the answer around the values. */
const frameBytes = 200

const rowSchema = z.object({
  ID: z.string(),
  ownerID: z.string(),
  isTest: z.boolean(),
  lastMessageAt: z.int(),
  visitor: visitorSchema.prefault({}),
  flow: flowStateSchema.nullable().default(null),
})
type Row = z.output<typeof rowSchema>

/**
 * Returns what the same visitor, by their pass, told this agent in earlier conversations, newest first. When
 * a page identifies several people of one browser, only the same person's conversations count.
 */
export async function readEarlier(run: ToolRun<BuiltInTurnTool>): Promise<ToolResult> {
  const { visitor, conversation, workspaceId } = run
  if (visitor.id === '') return successOf({ answers: [] })
  const stored = await readQuery(
    conversation.region,
    paths.conversations(conversation.agentId),
    rowSchema,
    (query) =>
      query
        .where('visitorId', '==', visitor.id)
        .orderBy('lastMessageAt', 'desc')
        .select(Object.keys(rowSchema.shape))
        .limit(maxRead),
  )
  const rows = stored
    .map(({ data }) => data)
    .filter(({ ID, ownerID, isTest }) => {
      return ID !== conversation.conversationId && ownerID === workspaceId && !isTest
    })
    .filter((row) => provedId(row) === visitor.provedId)
    .slice(0, maxConversations)
  const leads = await readLeads(run, rows)
  return successOf({ answers: fitting(rows.map((row) => answersOf(row, leads)).filter(hasAnswers)) })
}

function provedId({ visitor }: Row): string {
  return visitor.verified ? visitor.id : ''
}

async function readLeads({ conversation }: ToolRun, rows: readonly Row[]) {
  const ids = rows.map(({ ID }) => ID)
  if (ids.length === 0) return []
  const path = paths.leads(conversation.agentId)
  const leads = await readQuery(conversation.region, path, leadSchema, (query) =>
    query.where('conversationId', 'in', ids).limit(maxLeads),
  )
  return leads.map(({ data }) => data)
}

interface Answers {
  on: string
  told: Record<string, string>
}

function answersOf(row: Row, leads: Awaited<ReturnType<typeof readLeads>>): Answers {
  const { name, email, phone } = row.visitor
  const sent = leads
    .filter(({ conversationId }) => conversationId === row.ID)
    .flatMap(({ values }) => values.map(({ label, value }): [string, string] => [label, value]))
  const answers = { name, email, phone, ...row.flow?.values, ...Object.fromEntries(sent) }
  return {
    on: new Date(row.lastMessageAt).toISOString().slice(0, 10),
    told: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')),
  }
}

const hasAnswers = ({ told }: Answers) => Object.keys(told).length > 0

/** Returns the newest conversations that fit into the size of a tool's answer. */
function fitting(all: readonly Answers[]): Answers[] {
  let remaining = toolLimits.answerBytes - frameBytes
  return all.filter((answers) => {
    remaining -= Buffer.byteLength(JSON.stringify(answers)) + 1
    return remaining >= 0
  })
}

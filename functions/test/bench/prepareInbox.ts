import { writeFileSync } from 'node:fs'
import type { ServedAgent } from '../../src/domain/chat/servedAgents/AgentCache.ts'
import { emptyConversation } from '../../src/domain/chat/conversations/emptyConversation.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { rowsPerPage, rowsQuery } from '../../src/shared/chat/conversationRows.ts'
import { minuteMs } from '../../src/shared/durations.ts'
import { paths } from '../../src/shared/paths.ts'
import { Writes } from '../../src/store/commit.ts'
import { countOperations } from '../../src/store/operations.ts'
import { call } from '../../src/store/rest.ts'

/**
 * Fills an inbox with 100,000 conversations, the newest of maximum size, and opens it as the screen does: one
 * page of rows, and a listener to newer ones.
 */
const conversations = 100_000
const perCommit = 500
const region = 'na'
const agentId = 'inboxAgent'
const newestAt = Date.now() - minuteMs
const heavyText = 'A long answer about boats. '.repeat(300)

const live = { workspaceId: 'inboxOwner' } as ServedAgent
for (let first = 0; first < conversations;) {
  const writes = new Writes(region)
  // A commit of large ones must stay below the database's limit.
  const size = first < rowsPerPage ? 10 : Math.min(perCommit, conversations - first)
  for (let number = first; number < first + size; number++) {
    const ID = randomIdentifier(20)
    writes.set(paths.conversation(agentId, ID), conversation(ID, number))
  }
  await writes.commit()
  first += size
}

const page = await ask({ structuredQuery: rowsQuery([['isTest', false]]) })
const news = await ask({
  structuredQuery: {
    from: [{ collectionId: 'convos' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          filter('isTest', 'EQUAL', { booleanValue: false }),
          filter('lastMessageAt', 'GREATER_THAN', { integerValue: String(Date.now() - 10_000) }),
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'lastMessageAt' }, direction: 'DESCENDING' }],
    limit: 20,
  },
})
if (page.documents !== rowsPerPage) throw new Error(`The page has ${page.documents} rows.`)
writeFileSync(
  process.env['PARLEY_BENCH_OUTPUT'] ?? 'bench.json',
  JSON.stringify({
    // A query without results costs one read.
    inboxReads100k: Math.max(1, page.documents) + Math.max(1, news.documents),
    inboxBytes100k: page.bytes + news.bytes,
    listRowBytes: page.bytes / page.documents,
  }),
)

function conversation(ID: string, number: number) {
  const count = number < rowsPerPage ? 24 : 2
  const text = number < rowsPerPage ? heavyText : 'Where is my order?'
  const at = newestAt - number * 1_000
  const messages = Array.from({ length: count }, (_, place) => [
    String(place).padStart(8, '0'),
    { id: `m${place}`, role: place % 2 === 0 ? 'visitor' : 'agent', text, at },
  ])
  return {
    ...emptyConversation(
      live,
      { region, agentId, conversationId: ID, contactId: ID, channel: 'widget', isTest: false } as never,
      at,
    ),
    messageCount: count,
    preview: 'We open at nine, and the last boat leaves at six in the evening from the northern pier.',
    tags: ['delivery', 'vip'],
    visitor: {
      id: ID,
      name: `Visitor ${number}`,
      email: `v${number}@example.com`,
      phone: '',
      verified: true,
    },
    language: 'en',
    browser: 'Firefox',
    platform: 'Windows',
    country: 'DE',
    terms: Array.from({ length: number < rowsPerPage ? 200 : 5 }, (_, word) => `searchword${word}`),
    window: Object.fromEntries(messages),
  }
}

function filter(name: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath: name }, op, value } }
}

async function ask(request: object) {
  let entries: unknown
  const { bytes } = await countOperations(async () => {
    entries = await call(region, 'runQuery', request, paths.agent(agentId))
  })
  if (!Array.isArray(entries)) throw new Error('The emulator responded with something else.')
  const documents = entries.filter((entry: { document?: unknown }) => entry.document !== undefined).length
  return { documents, bytes }
}

import { writeFileSync } from 'node:fs'
import { readConfig } from '../../src/config/readConfig.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { indexPath } from '../../src/domain/knowledge/sources/knowledgePaths.ts'
import { buildIndex } from '../../src/domain/knowledge/indexing/searchIndex.ts'
import { signVisitorToken } from '../../src/domain/chat/visitors/access/visitorToken.ts'
import { paths } from '../../src/shared/paths.ts'
import { Writes } from '../../src/store/commit.ts'
import { writeFile } from '../../src/store/files.ts'
import { bombs } from '../knowledge/bombs.ts'
import { agentWith } from '../factories.ts'
import { seededRandom } from '../seed/seededRandom.ts'

/**
 * Creates the data of the bomb benchmark: an agent that accepts files and knows 200,000 different words,
 * passes for its visitors, every bomb, and the most expensive question for its search.
 */
const words = 200_000
const wordsPerChunk = 200
const visitors = 2_000
const random = seededRandom(20_261_122)
const letters = 'aeioubcdfghlmnprst'
const word = (least: number) =>
  Array.from(
    { length: least + Math.floor(random() * 8) },
    () => letters[Math.floor(random() * letters.length)],
  ).join('')

const agent = await agentWith('na', { canUpload: true }, {}, 1_000_000_000_000)
const chunks = Array.from({ length: words / wordsPerChunk }, (_, number) => ({
  id: `c${number}`,
  title: `Page ${number}`,
  text: Array.from({ length: wordsPerChunk }, () => word(5)).join(' '),
}))
const path = indexPath(agent.agentId, 1)
await writeFile('na', path, await buildIndex(chunks), 'application/octet-stream')
await new Writes('na').update(paths.runtime(agent.agentId), { knowledge: { version: 1, path } }).commit()

const { signing } = readConfig()
const exp = Math.floor(Date.now() / 1000) + 3600
const tokens = Array.from({ length: visitors }, () =>
  signVisitorToken(signing, {
    agentId: agent.agentId,
    region: 'na',
    conversationId: randomIdentifier(20),
    visitorId: randomIdentifier(20),
    draft: false,
    exp,
  }),
)
const files = bombs.map(({ name, kind, makeContent }) => ({
  name,
  kind,
  base64: makeContent().toString('base64'),
}))
const question = Array.from({ length: 800 }, () => word(12))
  .join(' ')
  .slice(0, 4_000)
writeFileSync(
  process.env['PARLEY_BENCH_OUTPUT'] ?? 'bombs.json',
  JSON.stringify({ tokens, bombs: files, question }),
)
process.exit()

import { writeFileSync } from 'node:fs'
import { readConfig } from '../../src/config/readConfig.ts'
import { createInstance } from '../../src/domain/composition/createInstance.ts'
import { CostSeal } from '../../src/domain/kernel/secrets/CostSeal.ts'
import { configuredKeys } from '../../src/domain/kernel/secrets/configuredKeys.ts'
import { signVisitorToken } from '../../src/domain/chat/visitors/access/visitorToken.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { createPorts } from '../../src/providers/createPorts.ts'
import { Writes } from '../../src/store/commit.ts'
import { countOperations } from '../../src/store/operations.ts'
import { ask, makeAgent, makeClaims } from '../factories.ts'
import { measureLongTurn } from './measureLongTurn.ts'
import { measureHotWallet } from './measureHotWallet.ts'

/**
 * Creates the data of the turn benchmark: a published agent with plenty of credit, passes for its visitors,
 * and the documents of the transactions for comparison. Also counts the reads and writes of a warm turn, in
 * this process, where the store counts each document.
 */
/** A thousand of them are for the load test, whose conversations are counted afterwards. */
const visitors = 1700
const config = readConfig()
const agent = await makeAgent('na', 1_000_000_000_000)
const exp = Math.floor(Date.now() / 1000) + 3600
const tokens = Array.from({ length: visitors }, () =>
  signVisitorToken(config.signing, {
    agentId: agent.agentId,
    region: 'na',
    conversationId: randomIdentifier(20),
    visitorId: randomIdentifier(20),
    draft: false,
    exp,
  }),
)
await new Writes('na')
  .set('naiveAgents/a1', { prompt: 'You are helpful. '.repeat(40), tenant: 't1' })
  .set('naiveTenants/t1', { plan: 'pro' })
  .commit()

const { turnReads, turnWrites } = await countWarmTurns()
const longTurnRatio = await measureLongTurn(await makeAgent('na', 1_000_000_000_000))
const hotWallet = await measureHotWallet(await makeAgent('na', 1_000_000_000_000))
writeFileSync(
  process.env['PARLEY_BENCH_OUTPUT'] ?? 'bench.json',
  JSON.stringify({ agentId: agent.agentId, tokens, turnReads, turnWrites, longTurnRatio, hotWallet }),
)
// Transactions that still wait for their wallet would wait for minutes.
process.exit()

/** Counts for twenty visitors with fifteen warm turns each, including the lease's own reads and writes. */
async function countWarmTurns() {
  let now = Date.now()
  const engine = createInstance(
    {
      ...createPorts(config, async () => ''),
      now: () => now,
      keys: configuredKeys(config.tenantSecretKeys),
      costs: new CostSeal(config.signing),
      tasks: { enqueue: () => Promise.resolve() },
      textOfFile: () => Promise.resolve(''),
      imageOfFile: (_region, content) => Promise.resolve(content),
    },
    config.signing,
    { limits: { session: 1000, ip: 1000, agent: 100_000 } },
  )
  const claims = Array.from({ length: 20 }, () => makeClaims(agent))
  const newest = new Map<string, string | undefined>()
  const round = () =>
    Promise.all(
      claims.map(async (visitor) => {
        const { answer, code } = await ask(
          engine,
          visitor,
          'Where is my order?',
          undefined,
          newest.get(visitor.conversationId),
        )
        if (!answer) throw new Error(`A turn failed: ${code}`)
        newest.set(visitor.conversationId, answer.id)
      }),
    )
  await round()
  const rounds = 15
  const { reads, writes } = await countOperations(async () => {
    for (let turn = 0; turn < rounds; turn++) {
      await round()
      now += 100
    }
    await engine.flush()
  })
  const turns = rounds * claims.length
  return { turnReads: reads / turns, turnWrites: writes / turns }
}

import { writeFileSync } from 'node:fs'
import { makeEngine } from '../factories.ts'
import { makeShopAgent, sandboxModel, runSixtyTurns } from '../chat/sixtyTurns.ts'

// Measures the number of model calls of a turn in an agent of twelve nodes, over sixty scripted turns.
const agent = await makeShopAgent('na')
const engine = makeEngine(sandboxModel(process.env['PARLEY_SANDBOX_URL'] ?? ''))
const walked = await runSixtyTurns(engine, agent)
const wrong = walked.filter(({ node, expected }) => node !== expected)
if (wrong.length > 0) throw new Error(`Answered in another node: ${JSON.stringify(wrong)}`)
await engine.flush()
const calls = walked.reduce((sum, turn) => sum + turn.calls.length, 0)
const figures = { flowCallsPerTurn: calls / walked.length }
writeFileSync(process.env['PARLEY_BENCH_OUTPUT'] ?? 'bench.json', JSON.stringify(figures))

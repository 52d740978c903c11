import { testCosts } from '../testSigning.ts'
import { receiptsOfLease } from '../../src/domain/billing/credits/receiptsOfLease.ts'
import { deleteBelow } from '../../src/domain/kernel/sweeps/deleteBelow.ts'
import { applyRetention } from '../../src/domain/background/retention/applyRetention.ts'
import { expireConversations } from '../../src/domain/background/retention/expireConversations.ts'
import { WorkBudget } from '../../src/domain/kernel/sweeps/WorkBudget.ts'
import { paths } from '../../src/shared/paths.ts'

/**
 * Runs as a process with the heap of a small instance: `node --max-old-space-size=256 … {agentId} {lease}`
 * runs every sweep over that agent's conversations and prints its results and memory.
 */
const [agentId = '', lease = ''] = process.argv.slice(2)
const region = 'na'
const receipts = (await receiptsOfLease(testCosts, region, lease)).length
const expired = await expireConversations(region, Date.now())
await applyRetention(region, Date.now())
const { documents } = await deleteBelow(
  region,
  { documents: [paths.agent(agentId)], folders: [] },
  new WorkBudget(),
)
const residentMiB = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ receipts, expired, documents, residentMiB }))
process.exit()

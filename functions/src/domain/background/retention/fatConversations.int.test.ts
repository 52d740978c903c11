import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith } from '#test/factories.ts'
import { testCosts } from '#test/testSigning.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { sealMessage } from '../../billing/credits/sealedCosts.ts'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../../../../test/chat/sweepFatConversations.ts', import.meta.url))
/**
 * Far more than the heap can hold with `npm run test:all`; otherwise enough for several pages of a sweep.
 */
const conversations = process.env['PARLEY_ALL'] || process.env['PARLEY_LONG'] ? 2_000 : 200
const heapMegabytes = 256

describe('an instance of 256 MiB', () => {
  it(`sweeps and deletes ${conversations} large conversations`, async () => {
    await clearDatabases()
    const region = 'na'
    const agent = await agentWith(region, { retentionDays: 1 })
    const text = 'A long answer. '.repeat(650)
    const receipt = { lease: 'lease-1', amount: 1, model: 'm', inputTokens: 1, outputTokens: 1, rule: 'v1' }
    // A tenth has expired, a tenth names the lease; the others wait for the expiry that their owner has set.
    for (let from = 0; from < conversations; from += 40) {
      const writes = new Writes(region)
      for (let n = from; n < from + 40; n++) {
        const message = (index: number) => ({
          id: `${n}-${index}`,
          role: 'agent',
          text,
          at: n,
          ...(n % 10 === 1 && {
            sealed: sealMessage(
              testCosts,
              { agentId: agent.agentId, conversationId: `fat-${n}` },
              { id: `${n}-${index}`, role: 'agent', text: '', at: n, receipt },
            ).sealed,
          }),
        })
        writes.set(paths.conversation(agent.agentId, `fat-${n}`), {
          ID: `fat-${n}`,
          agentId: agent.agentId,
          lastMessageAt: Date.now() - n,
          visitorId: 'visitor',
          window: Array.from({ length: 10 }, (_, index) => message(index)),
          leases: n % 10 === 1 ? ['lease-1'] : [],
          expireAt: n % 10 === 2 ? new Date(1) : null,
        })
      }
      await writes.commit()
    }
    await new Writes(region).update(paths.runtime(agent.agentId), { retention: { at: 1, from: 0 } }).commit()
    const { stdout } = await run(
      process.execPath,
      [`--max-old-space-size=${heapMegabytes}`, script, agent.agentId, 'lease-1'],
      { env: process.env },
    )
    const done = JSON.parse(stdout) as Record<'receipts' | 'expired' | 'documents' | 'residentMiB', number>
    expect(done).toMatchObject({ receipts: conversations, expired: conversations / 10 })
    // The records of those that had expired, and all others.
    expect(done.documents).toBeGreaterThanOrEqual(conversations)
    expect(done.residentMiB).toBeLessThan(heapMegabytes)
  }, 240_000)
})

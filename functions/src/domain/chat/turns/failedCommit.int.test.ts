import { beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import type { LanguageModel } from '../../kernel/ports/ports.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a turn in %s whose answer cannot be stored', (region) => {
  it('returns its message to the month', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const agent = await agentWith(region, {}, { messagesLimit: 2 })
    const claims = makeClaims(agent)
    const broken: LanguageModel = {
      // While the model answers, the conversation becomes one that accepts no additions.
      async *stream() {
        yield { type: 'text', text: 'An answer.' }
        await new Writes(region)
          .set(paths.conversation(agent.agentId, claims.conversationId), { window: 'broken' })
          .commit()
        yield { type: 'usage', inputTokens: 10, outputTokens: 3 }
      },
    }
    const engine = makeEngine(broken)
    expect((await ask(engine, claims)).code).toBeDefined()
    expect(await engine.months.countUsed(region, agent.agentId)).toBe(0)
  })
})

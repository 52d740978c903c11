import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeShopAgent, sandboxModel, runSixtyTurns } from '#test/chat/sixtyTurns.ts'
import { catalogueSeed } from '../../../../shared/billing/catalogueSeed.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'

beforeAll(clearDatabases)
afterAll(() => new Writes('na').delete(paths.catalogue).commit())

/** Sets the way in which all models move. */
async function setMoves(moves: 'mark' | 'tool') {
  const models = catalogueSeed.models.map((model) => ({ ...model, moves }))
  await new Writes('na').set(paths.catalogue, { ...catalogueSeed, models }).commit()
}

describe('a flow of twelve nodes', () => {
  it.each(
    [oneRegion]
      .flat()
      .flatMap((region) => [[region, 'mark'] as const, [region, 'tool'] as const])
      // Each is so much later that the price list is read again.
      .map(([region, moves], index) => [region, moves, index * 600_000] as const),
  )(
    'reaches the right node in each of sixty turns in %s by a %s, with at most 1.2 calls a turn',
    { timeout: 120_000 },
    async (region, moves, laterMs) => {
      await setMoves(moves)
      const sandbox = await listenForTest()
      const agent = await makeShopAgent(region)
      // Late enough that the catalogue is read again.
      const engine = makeEngine(sandboxModel(sandbox.url), { now: () => Date.now() + laterMs })
      const walked = await runSixtyTurns(engine, agent)
      expect(walked.map(({ said, node }) => [said, node])).toEqual(
        walked.map(({ said, expected }) => [said, expected]),
      )
      const calls = walked.flatMap((turn) => turn.calls)
      expect(calls.join('')).not.toContain(moves === 'tool' ? '<<' : 'call move')
      expect(walked).toHaveLength(60)
      expect(calls.length / walked.length).toBeLessThanOrEqual(1.2)
      await engine.flush()
      await sandbox[Symbol.asyncDispose]()
    },
  )
})

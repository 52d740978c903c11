import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { countOperations, type Operations } from '../../../store/operations.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a warm turn in %s', (region) => {
  it('sends and receives as much in a nearly full window as in an almost empty one', async () => {
    const agent = await makeAgent(region)
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const turns: Operations[] = []
    let newest: string | undefined
    // Two messages each: they stay within the window of forty.
    for (let turn = 0; turn < 19; turn++) {
      const cost = await countOperations(async () => {
        const { answer } = await ask(engine, claims, 'Where is my order?', randomUUID(), newest)
        newest = answer?.id
      })
      turns.push(cost)
    }
    const [short, long] = [turns[2], turns[18]]
    expect([short, long]).toMatchObject([
      { reads: 0, writes: 1 },
      { reads: 0, writes: 1 },
    ])
    // Sums, positions and times have some more digits, and encryption rounds to groups of four characters.
    expect(Math.abs((long?.bytes ?? 0) - (short?.bytes ?? 0))).toBeLessThan(50)
  })
})

import { describe, expect, it } from 'vitest'
import { encodeCounts, maxAgentsInPart, noCounts, slotsInBlock } from '../../../shared/chat/activity.ts'
import { assignAgents, type PartAgents } from './assignAgents.ts'

const idOf = (number: number) => `agent${String(number).padStart(15, '0')}`
const once = { ...noCounts(), started: 1 }
const happenedTo = (count: number) =>
  new Map(Array.from({ length: count }, (_, number) => [idOf(number), once]))

/**
 * Returns the size of a document as the database counts it: a string is its bytes and one, a map its content.
 */
function storedBytes(agents: PartAgents): number {
  const size = (text: string) => text.length + 1
  return Object.entries(agents).reduce(
    (sum, [id, slots]) =>
      sum + size(id) + Object.entries(slots).reduce((all, [slot, text]) => all + size(slot) + size(text), 0),
    0,
  )
}

describe('assignAgents', () => {
  it('stores 2,000 agents in as many documents as needed, each always in the same one', () => {
    const placed = assignAgents([{}], happenedTo(2_000), 7)
    expect(placed).toHaveLength(Math.ceil(2_000 / maxAgentsInPart))
    expect(Math.max(...placed.map(({ size }) => size))).toBe(maxAgentsInPart)
    const stored: PartAgents[] = placed.map((agents) =>
      Object.fromEntries([...agents.keys()].map((id) => [id, { 7: '1,0,0,0' }])),
    )
    const again = assignAgents(stored, happenedTo(2_000), 8)
    expect(again.map((agents) => [...agents.keys()].filter((id) => id.startsWith('agent')))).toEqual(
      placed.map((agents) => [...agents.keys()]),
    )
  })

  it('keeps a document below its size limit, however busy its agents are', () => {
    const channels = { whatsapp: 9_999, instagram: 999, messenger: 999, discord: 999, telegram: 999 }
    const counts = encodeCounts({
      started: 9_999,
      handedOver: 999,
      ratedDown: 999,
      unanswered: 999,
      channels,
    })
    const slots = Object.fromEntries(Array.from({ length: slotsInBlock }, (_, slot) => [slot, counts]))
    const part = Object.fromEntries(
      Array.from({ length: maxAgentsInPart }, (_, number) => [idOf(number), slots]),
    )
    // With the spent credit and the document's name.
    expect(storedBytes(part) + 10_000).toBeLessThan(1_048_576)
  })

  it('deletes the counts of agents without activity', () => {
    const parts = [{ a: { 3: '1,0,0,0' }, b: { 3: '2,0,0,0', 4: '1,0,0,0' }, c: { 4: '1,0,0,0' } }]
    expect(assignAgents(parts, new Map([['b', once]]), 3)).toEqual([
      new Map([
        ['a', undefined],
        ['b', once],
      ]),
    ])
  })
})

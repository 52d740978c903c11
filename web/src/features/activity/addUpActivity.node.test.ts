import { blockOf, slotInBlock } from '@parley/functions/shared/chat/activity'
import type { ActivityBlock } from '@parley/functions/shared/chat/activityBlock'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@parley/functions/shared/durations'
import { addUpActivity } from './addUpActivity.ts'
import { lastDays } from './lastDays.ts'

const now = new Date(2026, 2, 31, 15, 20).getTime()
const days = lastDays(now, 3)
const at = (day: number, hours: number) => (days[day] ?? 0) + hours * hourMs
const nothing = { handedOverAt: 0, ratedDownAt: 0, unansweredAt: 0 }

function blocksOf(agentId: string, slots: Record<number, string>) {
  const blocks = new Map<number, ActivityBlock>()
  for (const [moment, counts] of Object.entries(slots)) {
    const number = blockOf(Number(moment))
    const block = blocks.get(number) ?? { countedAt: at(2, 15), parts: 1, agents: {}, spent: {} }
    blocks.set(number, block)
    block.agents[agentId] = { ...block.agents[agentId], [slotInBlock(Number(moment))]: counts }
  }
  return blocks
}

describe('addUpActivity', () => {
  it("adds up half hours by the reader's days, across blocks", () => {
    const blocks = blocksOf('a', { [at(0, 0)]: '2,1,0,0', [at(0, 23.5)]: '1,0,0,0', [at(1, 0)]: '4,0,1,2' })
    const { agents, all } = addUpActivity(days, { blocks, recent: [], countedAt: at(2, 15) })
    expect(agents.get('a')?.map(({ started }) => started)).toEqual([3, 4, 0])
    expect(all[1]).toEqual({ started: 4, handedOver: 0, ratedDown: 1, unanswered: 2 })
  })

  it('leaves out events before the first day', () => {
    const blocks = blocksOf('a', { [at(0, -0.5)]: '9,0,0,0' })
    expect(addUpActivity(days, { blocks, recent: [], countedAt: 0 }).agents.size).toBe(0)
  })

  it('adds the events since the last count, without counting any twice', () => {
    const countedAt = at(2, 15)
    const recent = [
      { agentId: 'b', channel: 'telegram', startedAt: countedAt + 1, ...nothing },
      {
        agentId: 'b',
        channel: 'discord',
        startedAt: countedAt - hourMs,
        ...nothing,
        handedOverAt: countedAt + 5,
      },
    ]
    const { agents } = addUpActivity(days, { blocks: new Map(), recent, countedAt })
    expect(agents.get('b')?.[2]).toEqual({
      started: 1,
      handedOver: 1,
      ratedDown: 0,
      unanswered: 0,
      channels: { telegram: 1 },
    })
  })

  it('says until when it is complete if there are more recent events than it reads', () => {
    const counted = { blocks: new Map(), recent: [], countedAt: at(2, 15) }
    expect(addUpActivity(days, { ...counted, isRush: true }).completeUntil).toBe(at(2, 15))
    expect(addUpActivity(days, counted).completeUntil).toBe(undefined)
  })

  it('starts each day at midnight, even when the clock changes', () => {
    expect(lastDays(now, 14).every((day) => new Date(day).getHours() === 0)).toBe(true)
  })
})

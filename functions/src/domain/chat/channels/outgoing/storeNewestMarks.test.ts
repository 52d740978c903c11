import { describe, expect, it } from 'vitest'
import { newestOf } from './storeNewestMarks.ts'
import type { Mark } from './storeMark.ts'

const reported = (address: string, mark: Mark) => ({
  chat: { region: 'na' as const, agentId: 'agent', kind: 'whatsapp' as const, account: '1', address },
  mark,
})

describe('newestOf', () => {
  it('keeps a chat’s newest mark of each rising kind, and all other marks', () => {
    const marks = [
      reported('7', { kind: 'read', at: 3 }),
      reported('7', { kind: 'read', at: 2 }),
      reported('7', { kind: 'delivered', at: 1 }),
      reported('7', { kind: 'delivered', at: 4 }),
      reported('8', { kind: 'read', at: 1 }),
      reported('7', { kind: 'taken', key: 'a_1/0', at: 1 }),
      reported('7', { kind: 'taken', key: 'a_2/0', at: 1 }),
      reported('7', { kind: 'failed', key: 'a_3/0', reason: 'metaOutOfReach' }),
    ]
    expect(newestOf(marks)).toEqual([marks[0], marks[3], marks[4], marks[5], marks[6], marks[7]])
  })
})

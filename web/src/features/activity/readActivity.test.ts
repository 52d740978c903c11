import { blockOf, slotInBlock } from '@parley/functions/shared/chat/activity'
import { describe, expect, it, vi } from 'vitest'
import { callFirestore, readFields } from '../../lib/firstView/firstRead.ts'
import { lastDays } from './lastDays.ts'
import { readActivity } from './readActivity.ts'

vi.mock('../../lib/firstView/firstRead.ts', () => ({ callFirestore: vi.fn(), readFields: vi.fn() }))

const now = Date.now()
const days = lastDays(now, 1)
const block = blockOf(now)

/** Sets up two agents whose counts are in two documents of one block. */
function setWorld(recent: number) {
  const slot = slotInBlock(now)
  const stored: Record<string, object> = {
    [`users/ws/activity/${block}`]: { countedAt: now, parts: 2, agents: { a: { [slot]: '2,0,0,0' } } },
    [`users/ws/activity/${block}-1`]: { agents: { b: { [slot]: '3,0,0,0' } } },
  }
  vi.mocked(readFields).mockImplementation(async ({ path }) => {
    const fields = stored[path]
    return fields ? { ...fields } : null
  })
  vi.mocked(callFirestore).mockResolvedValue(
    Array.from({ length: recent }, (_, index) => ({
      document: {
        name: `a/documents/voiceglow/a/convos/${index}`,
        fields: { agentId: { stringValue: 'a' } },
      },
    })),
  )
}

describe('readActivity', () => {
  it('finds the agents of all documents of a block', async () => {
    setWorld(0)
    const { agents, completeUntil } = await readActivity('na', 'ws', days)
    expect(agents.get('a')?.at(-1)?.started).toBe(2)
    expect(agents.get('b')?.at(-1)?.started).toBe(3)
    expect(completeUntil).toBe(undefined)
  })

  it('says until when it is complete if there are more recent events than it reads', async () => {
    setWorld(3)
    expect((await readActivity('na', 'ws', days)).completeUntil).toBe(now)
  })
})

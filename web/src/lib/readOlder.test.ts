import { leadSchema, type Lead } from '@parley/functions/shared/leads'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListLocation } from './documents.ts'
import { readList } from './firestore.ts'
import { readOlder } from './readOlder.ts'

vi.mock('./firestore.ts', () => ({ readList: vi.fn() }))

const place = { region: 'eu', path: 'voiceglow/a/leads', newestBy: 'at', count: 3 } as const
const leadOf = (at: number, index: number) =>
  leadSchema.parse({
    ID: `lead${index}`,
    agentId: 'a',
    ownerID: 'o',
    conversationId: 'c',
    formId: 'f',
    formTitle: '',
    kind: 'lead',
    values: [],
    name: '',
    email: '',
    phone: '',
    page: '',
    at,
  })

let stored: Lead[] = []
const timesAre = (...times: number[]) => (stored = times.map(leadOf))

beforeEach(() => {
  vi.mocked(readList).mockImplementation(
    async (_kind, { after = Number.POSITIVE_INFINITY, count }: ListLocation) => ({
      items: stored.filter(({ at }) => at < after).slice(0, count),
      brokenIds: [],
    }),
  )
})

async function readAll() {
  const read: Lead[] = []
  for (let pages = 0; pages < 20; pages++) {
    const page = await readOlder('lead', place, read, ({ at }) => at)
    read.push(...page.items)
    if (page.isAtEnd) break
  }
  return read.map(({ ID }) => ID)
}

describe('a list that is read page by page', () => {
  it.each([
    ['of different times', [9, 8, 7, 6, 5, 4, 3]],
    ["with a moment on both sides of a page's end", [9, 8, 7, 7, 6, 6, 6, 5]],
    ['that ends with a page', [9, 8, 7, 6, 5, 4]],
    ['with nothing in it', []],
  ])('%s comes whole, each item once', async (_, times) => {
    timesAre(...times)
    expect(await readAll()).toEqual(stored.map(({ ID }) => ID))
  })

  it('goes on after a moment that has more than a page', async () => {
    timesAre(9, 7, 7, 7, 7, 3)
    expect((await readAll()).at(-1)).toBe('lead5')
  })
})

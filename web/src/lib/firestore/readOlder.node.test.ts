import { leadSchema, type Lead } from '@parley/functions/shared/chat/leads'
import { describe, expect, it } from 'vitest'
import { readOlder } from './readOlder.ts'

const count = 3
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

const readPage = async (after = Number.POSITIVE_INFINITY) => ({
  items: stored.filter(({ at }) => at < after).slice(0, count),
  brokenIds: [],
})

async function readAll() {
  const read: Lead[] = []
  for (let pages = 0; pages < 20; pages++) {
    const page = await readOlder(readPage, count, read, ({ at }) => at)
    read.push(...page.items)
    if (page.isAtEnd) break
  }
  return read.map(({ ID }) => ID)
}

describe('readOlder', () => {
  it.each([
    ['of different times', [9, 8, 7, 6, 5, 4, 3]],
    ["with a moment on both sides of a page's end", [9, 8, 7, 7, 6, 6, 6, 5]],
    ['that ends with a page', [9, 8, 7, 6, 5, 4]],
    ['with nothing in it', []],
  ])('reads %s completely, each item once', async (_, times) => {
    timesAre(...times)
    expect(await readAll()).toEqual(stored.map(({ ID }) => ID))
  })

  it('continues after a time that more than a page of items share', async () => {
    timesAre(9, 7, 7, 7, 7, 3)
    expect((await readAll()).at(-1)).toBe('lead5')
  })
})

import type { Lead } from '@parley/functions/shared/chat/leads'
import { describe, expect, it, vi } from 'vitest'
import { matchesWords } from '../../components/table/search/useMatching.ts'
import { readList } from '../../lib/firestore/firestore.ts'
import { saveFile } from '../../lib/files/saveFile.ts'
import { makeLead } from '../../test/makeLead.ts'
import { exportLeads } from './leadActions.ts'
import { leadsCsv } from './leadsCsv.ts'
import { leadText } from './leadText.ts'
import { leadsLocation } from './useLeads.ts'

vi.mock('../../lib/firestore/firestore.ts', () => ({ readList: vi.fn() }))
vi.mock('../../lib/files/saveFile.ts', () => ({ saveFile: vi.fn() }))

function makeSent(values: [label: string, value: string][], overrides: Partial<Lead> = {}): Lead {
  return makeLead({
    page: 'https://shop.example/offers',
    at: Date.UTC(2026, 2, 4, 9),
    values: values.map(([label, value]) => ({ key: label.toLowerCase(), label, value })),
    ...overrides,
  })
}

describe('the export of leads', () => {
  it('leadsCsv gives every field of any lead a column', () => {
    const csv = leadsCsv([
      makeSent([['Name', 'Ada']]),
      makeSent([
        ['Name', 'Lena'],
        ['Phone', '030 1'],
      ]),
    ])
    expect(csv.split('\r\n')).toEqual([
      'Time,Form,State,Page,Name,Phone',
      '2026-03-04T09:00:00.000Z,Call me,New,https://shop.example/offers,Ada,',
      '2026-03-04T09:00:00.000Z,Call me,New,https://shop.example/offers,Lena,030 1',
      '',
    ])
  })

  it('exportLeads includes all leads that match the search, also those not loaded', async () => {
    const stored = Array.from({ length: 230 }, (_, index) =>
      makeSent([['Name', index % 2 ? 'Ada' : 'Lena']], { ID: `lead${index}`, at: 1_000 - index }),
    )
    vi.mocked(readList).mockImplementation(async (_kind, { after = Number.POSITIVE_INFINITY, count }) => {
      const items = stored.filter(({ at }) => at < after).slice(0, count)
      const last = items.length === count ? items.at(-1) : undefined
      return { items, brokenIds: [], end: last && { after: last.at, afterId: last.ID } }
    })
    const progress: number[] = []
    await exportLeads(leadsLocation('eu', 'agent', ''), 'ada', 'Bob', (count) => progress.push(count))
    expect(progress).toEqual([100, 200, 230])
    expect(vi.mocked(saveFile).mock.calls[0]?.[1].trim().split('\r\n')).toHaveLength(1 + 115)
  })

  it("leadsCsv prevents a spreadsheet from evaluating a visitor's text", () => {
    const csv = leadsCsv([makeSent([['=Label', '=HYPERLINK("http://evil.example")']])])
    expect(csv).toContain(`,'=Label`)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })
})

describe('the search for leads', () => {
  const lead = makeSent([
    ['Name', 'Ada Lovelace'],
    ['Message', 'A table for six'],
  ])

  it.each(['ada', 'TABLE six', 'offers', 'call ada', ' ', ''])('leadText matches %j', (search) =>
    expect(matchesWords(leadText(lead), search)).toBe(true),
  )
  it.each(['lena', 'ada seven'])('leadText does not match %j', (search) =>
    expect(matchesWords(leadText(lead), search)).toBe(false),
  )
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../lib/call.ts'
import { callFirestore } from '../../../lib/firstView/firstRead.ts'
import { readOwnSite } from './readOwnSite.ts'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn(async () => ({ name: 'Harbour', colour: '#2f5d50' })) }))
vi.mock('../../../lib/firstView/firstRead.ts', () => ({ callFirestore: vi.fn() }))

/** Documents below the agent, by collection. */
let stored: Record<string, object[]>

beforeEach(() => {
  vi.mocked(call).mockClear()
  stored = {}
  vi.mocked(callFirestore).mockImplementation(async (_region, _method, request) => {
    const [, name = ''] = /"collectionId":"(\w+)"/.exec(JSON.stringify(request)) ?? []
    return (stored[name] ?? []).map((fields, index) => ({ document: { name: `a/${name}/${index}`, fields } }))
  })
})

const visit = (origin: string) => ({ origin: { stringValue: origin } })
const site = (url: string) => ({
  site: { mapValue: { fields: { address: { stringValue: url } } } },
})
const inputs = () => vi.mocked(call).mock.calls.map(([, input]) => input)

describe('readOwnSite', () => {
  it('returns the site where the script was seen last', async () => {
    stored = { visits: [visit('https://shop.example')], kb: [site('https://docs.example')] }
    expect(await readOwnSite('eu', 'a')).toEqual({ name: 'Harbour', colour: '#2f5d50' })
    expect(inputs()).toEqual([{ address: 'https://shop.example' }])
  })

  it('returns a website of the knowledge if no page has shown the script', async () => {
    stored = { kb: [{}, site('https://docs.example')] }
    await readOwnSite('eu', 'a')
    expect(inputs()).toEqual([{ address: 'https://docs.example' }])
  })

  it('returns undefined without a request if only a local page has shown it', async () => {
    stored = { visits: [visit('http://localhost:3000')] }
    expect(await readOwnSite('eu', 'a')).toBeUndefined()
    expect(inputs()).toEqual([])
  })
})

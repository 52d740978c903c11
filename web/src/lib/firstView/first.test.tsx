import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { CallError } from '../errors.ts'
import { useFirstAgents } from './first.ts'
import { readFieldsOfList } from './firstRead.ts'
import type { Live } from '../live/live.ts'
import type { ListResult } from '../firestore/documents.ts'
import { SessionContext } from '../session/session.ts'

vi.mock('./firstRead.ts', () => ({ readFieldsOfList: vi.fn(), readFields: vi.fn() }))

type Agents = Live<ListResult<{ ID: string; title: string }>>
const location = {
  region: 'eu',
  path: 'voiceglow',
  filters: [['ownerID', 'ann']],
  newestBy: 'lastModified',
  count: 100,
} as const
const loading: Agents = { status: 'loading' }
const ready = (...titles: string[]): Agents => ({
  status: 'ready',
  data: { items: titles.map((title) => ({ ID: title, title })), brokenIds: [] },
})
const failed = (code: 'unavailable' | 'permission-denied'): Agents => ({
  status: 'error',
  error: new CallError(code),
  retry: () => {},
})
let person = 0

function Titles({ live }: { live: Agents }) {
  const agents = useFirstAgents(location, live)
  return (
    <p>
      {agents.status === 'ready'
        ? agents.data.items.map(({ title }) => title).join() || 'none'
        : agents.status}
    </p>
  )
}

/** Renders as a new person in each test, because data of another person is never shown. */
async function show(live: Agents) {
  const uid = `person-${++person}`
  const tree = (next: Agents) => (
    <SessionContext value={{ uid, email: '', name: '' }}>
      <Titles live={next} />
    </SessionContext>
  )
  const { rerender } = render(tree(live))
  await act(async () => {})
  return (next: Agents) => act(async () => rerender(tree(next)))
}

const shown = () => screen.getByRole('paragraph').textContent

beforeEach(() => {
  vi.mocked(readFieldsOfList)
    .mockReset()
    .mockResolvedValue([{ ...makeAgent({ title: 'Read' }) }])
})

describe('a hook with a first view', () => {
  it('shows the data of REST until the listener responds, and then only that of the listener', async () => {
    const become = await show(loading)
    expect(shown()).toBe('Read')
    await become(ready('Heard'))
    expect(shown()).toBe('Heard')
    await become(ready())
    expect(shown()).toBe('none')
  })

  it('skips a read whose data the listener has delivered already', async () => {
    await show(ready('Heard'))
    expect(readFieldsOfList).not.toHaveBeenCalled()
  })

  it('keeps the data of REST while the listener is unreachable, but not after a refusal', async () => {
    const become = await show(loading)
    await become(failed('unavailable'))
    expect(shown()).toBe('Read')
    await become(failed('permission-denied'))
    expect(shown()).toBe('error')
  })

  it('leaves a list with a document that lacks a field of its row to the listener', async () => {
    vi.mocked(readFieldsOfList).mockResolvedValue([{ ID: 'one', title: 'Old' }])
    const become = await show(loading)
    expect(shown()).toBe('loading')
    await become(ready('Parsed'))
    expect(shown()).toBe('Parsed')
  })

  it('reports that REST has failed, and tries again', async () => {
    vi.mocked(readFieldsOfList).mockRejectedValueOnce(new CallError('unavailable'))
    const become = await show(loading)
    expect(shown()).toBe('error')
    await become(ready('Heard'))
    expect(shown()).toBe('Heard')
  })
})

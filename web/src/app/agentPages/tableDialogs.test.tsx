import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge/knowledge'
import { savedTestSchema } from '@parley/functions/shared/agents/savedTests'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { makeLead } from '../../test/makeLead.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const agent = makeAgent()
const lead = (ID: string, name: string) => makeLead({ ID, agentId: agent.ID, name })
const source = (ID: string, title: string) =>
  knowledgeSourceSchema.parse({
    ID,
    agentId: agent.ID,
    ownerID: 'ann',
    kind: 'text',
    title,
    sizeKB: 1,
    state: 'ready',
    createdAt: 1,
    lastModified: 1,
  })

const test = (ID: string, question: string) =>
  savedTestSchema.parse({
    ID,
    agentId: agent.ID,
    ownerID: 'ann',
    by: 'ann',
    question,
    expected: 'Yes',
    at: 1,
    last: null,
    published: null,
  })

function showRows(list: 'leads' | 'kb' | 'tests', items: unknown[]) {
  setWorld({
    documents: annsDocuments(1),
    lists: {
      'eu/voiceglow': { items: [agent], brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/${list}`]: { items, brokenIds: [] },
    },
  })
}

describe('a question about one of the rows', () => {
  it.each([
    ['leads', [lead('l1', 'Ada'), lead('l2', 'Lena')], 'Delete lead Ada', 'Delete lead'],
    ['kb', [source('s1', 'Opening times'), source('s2', 'Prices')], 'Delete Opening times', 'Delete source'],
    [
      'tests',
      [test('t1', 'Open on Sunday?'), test('t2', 'Parking?')],
      'Delete test Open on Sunday?',
      'Delete test',
    ],
  ] as const)('stays when the row of one of the %s leaves', async (list, items, button, dialog) => {
    showRows(list, [...items])
    const { user } = renderApp(`/app/eu/agents/${agent.ID}/${list}`)
    await user.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('dialog', { name: new RegExp(dialog) })
    act(() => showRows(list, items.slice(1)))
    expect(screen.queryByRole('button', { name: button })).toBeNull()
    expect(screen.getByRole('dialog', { name: new RegExp(dialog) })).toBeTruthy()
  })
})

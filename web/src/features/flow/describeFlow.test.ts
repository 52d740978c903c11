import { flowSchema } from '@parley/functions/shared/flow/flow'
import { describe, expect, it } from 'vitest'
import { describeFlow } from './describeFlow.ts'

const names = {
  tools: [
    { id: 'calendar.c1', name: 'Salon' },
    { id: 'mcp.s1', name: 'Warehouse' },
    { id: 'builtin.lead', name: 'Collect a lead' },
  ],
  toolOutcomes: [{ id: 'calendar.c1.book', name: 'Salon: book' }],
  models: [],
  sources: [{ id: 's1', name: 'Price list' }],
  forms: [{ id: 'f1', name: 'Contact' }],
}

const flow = flowSchema.parse({
  nodes: {
    n1: { kind: 'start', group: 'n9' },
    n7: {
      kind: 'default',
      name: 'Booking',
      text: 'Offer times.\nBe brief.',
      tools: ['calendar.c1', 'mcp.s1', 'builtin.lead', 'calendar.c2'],
      knowledge: ['s1', 's2'],
      collects: [{ key: 'day', label: 'Day', kind: 'date' }],
    },
    n8: { kind: 'end', name: 'Goodbye', mode: 'fixed', text: 'Bye.', outcome: 'Booked' },
    n9: { kind: 'group', name: 'Welcome' },
  },
  edges: {
    e1: { from: 'n1', to: 'n7', when: { rule: 'always' } },
    e2: { from: 'n7', to: 'n8', when: { rule: 'tool', id: 'calendar.c1.book', ended: 'ok' } },
    e3: { from: 'n7', to: 'n8', order: 1, when: { rule: 'form', id: 'f1' } },
    e4: { from: 'n7', to: 'n8', order: 2, when: { rule: 'tool', id: 'mcp.s1.stock', ended: 'failed' } },
    e5: { from: 'n7', to: 'n6', order: 3, when: 'asks for more' },
  },
})

describe('describeFlow', () => {
  it('names nodes, tools, sources and forms, and says what is deleted', () => {
    expect(describeFlow(flow, names)).toBe(`Start
  Group: Welcome
  Path to Booking: always

Booking (Node)
  Instructions:
    Offer times.
    Be brief.
  Fields to collect: Day (day): Date
  Answer from knowledge:
    Chosen sources
    Price list
    (deleted)
  Tools:
    Salon
    Warehouse
    Collect a lead
    (deleted)
  Path to Goodbye: Salon: book has succeeded
  Path to Goodbye: “Contact” is sent
  Path to Goodbye: (deleted) has failed
  Path to (deleted): asks for more

Goodbye (End)
  Fixed text: Bye.
  Outcome: Booked

Welcome (Group)
`)
  })

  it('is the same for two arrangements of one flow', () => {
    const moved = Object.entries(flow.nodes).map(([id, node]) => [id, { ...node, x: 400, y: 90 }])
    const nodes = flowSchema.shape.nodes.parse(Object.fromEntries(moved))
    expect(describeFlow({ ...flow, nodes }, names)).toBe(describeFlow(flow, names))
  })
})

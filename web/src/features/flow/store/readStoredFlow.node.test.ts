import { flowSchema } from '@parley/functions/shared/flow/flow'
import { describe, expect, it } from 'vitest'
import { firstFlow, withNode } from './flowEdits.ts'
import { readStoredFlow } from './readStoredFlow.ts'

const existing = firstFlow('Conversation', 'Be brief.')
const [start = '', step = ''] = Object.keys(existing.nodes)

describe('readStoredFlow', () => {
  it('keeps the objects of the known flow where they are equal, and reads the others', async () => {
    const changed = withNode(existing, step, { text: 'Be polite.' })
    const read = await readStoredFlow(JSON.stringify(changed), existing)
    expect(read).toEqual(changed)
    expect(read.nodes[start]).toBe(existing.nodes[start])
    expect(Object.values(read.edges)[0]).toBe(Object.values(existing.edges)[0])
  })

  it('uses the default of a field that was not known when the flow was stored', async () => {
    const nodes = { n1: { kind: 'start' } }
    const read = await readStoredFlow(JSON.stringify({ nodes, edges: {} }), existing)
    expect(read).toEqual(flowSchema.parse({ nodes, edges: {} }))
  })

  it.each([
    '{',
    '{"nodes":{"n1":{"kind":"other"}},"edges":{}}',
    '{"nodes":{"X":{"kind":"start"}},"edges":{}}',
  ])('refuses a stored flow that cannot be read: %s', async (json) => {
    await expect(readStoredFlow(json, existing)).rejects.toThrow(/./)
  })
})

import { flowSchema } from '@parley/functions/shared/flow/flow'
import { expect, it } from 'vitest'
import { firstFlow, withNode } from './flowEdits.ts'
import { readStoredFlow } from './readStoredFlow.ts'

const existing = firstFlow('Conversation', 'Be brief.')
const [start = '', step = ''] = Object.keys(existing.nodes)

it('a stored flow has the objects of the known one where they are equal, and reads the others', async () => {
  const changed = withNode(existing, step, { text: 'Be polite.' })
  const read = await readStoredFlow(JSON.stringify(changed), existing)
  expect(read).toEqual(changed)
  expect(read.nodes[start]).toBe(existing.nodes[start])
  expect(Object.values(read.edges)[0]).toBe(Object.values(existing.edges)[0])
})

it('a stored flow from before a field was known has its default', async () => {
  const nodes = { n1: { kind: 'start' } }
  const read = await readStoredFlow(JSON.stringify({ nodes, edges: {} }), existing)
  expect(read).toEqual(flowSchema.parse({ nodes, edges: {} }))
})

it.each(['{', '{"nodes":{"n1":{"kind":"other"}},"edges":{}}', '{"nodes":{"X":{"kind":"start"}},"edges":{}}'])(
  'a stored flow that cannot be read is refused: %s',
  async (json) => {
    await expect(readStoredFlow(json, existing)).rejects.toThrow(/./)
  },
)

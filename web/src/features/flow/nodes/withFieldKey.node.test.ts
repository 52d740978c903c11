import { flowSchema } from '@parley/functions/shared/flow/flow'
import { describe, expect, it } from 'vitest'
import { withFieldKey } from './withFieldKey.ts'

const field = (key: string) => ({ key, label: '', kind: 'text' })
const flow = flowSchema.parse({
  nodes: {
    n1: { kind: 'start', name: 'Start' },
    n2: { kind: 'default', name: 'Orders', text: 'Ask. {{ order }}', collects: [field('order')] },
    n3: { kind: 'end', name: 'Found', mode: 'fixed', text: 'Order {{order}} of {{city}} is on its way.' },
  },
  edges: {
    e1: { from: 'n1', to: 'n2', when: { rule: 'always' } },
    e2: { from: 'n2', to: 'n3', when: { rule: 'variable', key: 'order', comparison: 'isSet' } },
  },
})

describe('renaming a key of a field', () => {
  it('renames it in rules and texts that name it', () => {
    const renamed = withFieldKey(flow, 'n2', 0, 'number')
    expect(renamed.nodes['n2']?.collects[0]?.key).toBe('number')
    expect(renamed.nodes['n2']?.text).toBe('Ask. {{number}}')
    expect(renamed.nodes['n3']?.text).toBe('Order {{number}} of {{city}} is on its way.')
    expect(renamed.edges['e2']?.when).toMatchObject({ rule: 'variable', key: 'number' })
    expect(renamed.nodes['n1']).toBe(flow.nodes['n1'])
    expect(renamed.edges['e1']).toBe(flow.edges['e1'])
  })

  it('changes no rules and texts while another field still has the old key', () => {
    const { n2, n3 } = flow.nodes
    if (!n2 || !n3) throw new Error('The flow has lost its nodes.')
    const twice = { ...flow, nodes: { ...flow.nodes, n3: { ...n3, collects: n2.collects } } }
    const renamed = withFieldKey(twice, 'n2', 0, 'number')
    expect(renamed.nodes['n3']).toBe(twice.nodes['n3'])
    expect(renamed.edges).toBe(twice.edges)
  })

  it('changes no rules and texts where another field has the new key already', () => {
    const { n3 } = flow.nodes
    if (!n3) throw new Error('The flow has lost its nodes.')
    const both = flowSchema.parse({
      ...flow,
      nodes: { ...flow.nodes, n3: { ...n3, collects: [field('city')] } },
    })
    expect(withFieldKey(both, 'n2', 0, 'city').nodes['n3']?.text).toBe(n3.text)
  })
})

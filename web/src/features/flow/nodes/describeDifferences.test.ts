import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { describe, expect, it } from 'vitest'
import { describeDifferences } from './describeDifferences.ts'
import { emptyNode } from '../store/flowEdits.ts'

const names = {
  tools: [{ id: 't1', name: 'find_order' }],
  models: [],
  sources: [{ id: 's1', name: 'Price list' }],
  groupName: (id: string) => `Group of ${id}`,
}
const before = emptyNode('default', { x: 0, y: 0 })
const size = { key: 'size', label: 'Size', kind: 'choice' as const, choices: ['S', 'M'] }

const changes: [string, Partial<FlowNode>, { label: string; value: string }][] = [
  ['its tools', { tools: ['t1', 't2'] }, { label: 'Tools', value: 'find_order\n(deleted)' }],
  ['its temperature', { temperature: 0.4 }, { label: 'Temperature', value: '0.4' }],
  ['how it answers', { mode: 'fixed' }, { label: 'How it answers', value: 'Fixed text' }],
  ['its knowledge', { knowledge: 'none' }, { label: 'Answer from knowledge', value: 'No sources' }],
  [
    'its sources',
    { knowledge: ['s1', 's2'] },
    { label: 'Answer from knowledge', value: 'Chosen sources\nPrice list\n(deleted)' },
  ],
  ['its group', { group: 'n9' }, { label: 'Group', value: 'Group of n9' }],
  ['its outcome', { outcome: 'Booked' }, { label: 'Outcome', value: 'Booked' }],
  ['its fields', { collects: [size] }, { label: 'Fields to collect', value: 'Size (size): Choice – S, M' }],
  [
    'where it is reached from',
    { global: { when: 'wants to go', returns: true } },
    { label: 'Available from any node', value: 'wants to go\nReturn after one answer' },
  ],
]

describe('describeDifferences', () => {
  it.each(changes)('describes a difference in words: %s', (_, change, described) => {
    expect(describeDifferences({ ...before, ...change, x: 40 }, before, names)).toEqual([described])
  })

  it('describes the empty side of a difference too', () => {
    const other = { ...before, tools: ['t1'], temperature: 0.4 }
    expect(describeDifferences(before, other, names)).toEqual([
      { label: 'Temperature', value: 'Same as the agent' },
      { label: 'Tools', value: 'None' },
    ])
  })
})

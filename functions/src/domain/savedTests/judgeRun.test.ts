import { describe, expect, it } from 'vitest'
import { testExpectationsSchema, type TestExpectations } from '../../shared/savedTests.ts'
import { judgeRun } from './judgeRun.ts'

const observed = {
  answer: 'Order 4711 left on Monday.',
  path: ['n1', 'n2', 'n3', 'n4'].map((id) => ({ id, name: id })),
  tools: [{ name: 'order_status', arguments: '{"number":4711,"Place":"Kiel "}', ended: 'ok' as const }],
  outcome: 'found',
}
const missed = (expects: Partial<TestExpectations>, expected = '') =>
  judgeRun({ expected, expects: testExpectationsSchema.parse(expects) }, observed).missed

describe('a run of a saved test', () => {
  it.each<[string, Partial<TestExpectations>, string[]]>([
    ['the whole way', { path: ['n1', 'n2', 'n3', 'n4'] }, []],
    ['nodes with others between them', { path: ['n1', 'n4'] }, []],
    ['nodes in another order', { path: ['n4', 'n1'] }, ['path']],
    ['a node twice that was passed once', { path: ['n2', 'n2'] }, ['path']],
    ['a node that was not passed', { path: ['n5'] }, ['path']],
    ['a tool', { tool: { name: 'order_status', values: {} } }, []],
    [
      'a tool with its values',
      { tool: { name: 'order_status', values: { number: '4711', Place: 'kiel' } } },
      [],
    ],
    ['a tool with another value', { tool: { name: 'order_status', values: { number: '4712' } } }, ['tool']],
    [
      'a tool with a value that was not given',
      { tool: { name: 'order_status', values: { x: '1' } } },
      ['tool'],
    ],
    ['a tool that was not called', { tool: { name: 'cancel_order', values: {} } }, ['tool']],
    ['an outcome', { outcome: 'found' }, []],
    ['another outcome', { outcome: 'lost' }, ['outcome']],
  ])('is judged by %s', (_, expects, parts) => {
    expect(missed(expects)).toEqual(parts)
  })

  it('needs words only where some are expected', () => {
    expect(missed({ outcome: 'found' })).toEqual([])
    expect(missed({ outcome: 'lost' }, 'It is on its way.')).toEqual(['answer', 'outcome'])
    expect(judgeRun({ expected: '', expects: testExpectationsSchema.parse({}) }, observed).likeness).toBe(1)
  })
})

import type { Rule } from '@parley/functions/shared/flow/rules'
import type { TurnTrace } from '@parley/functions/shared/flow/trace'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TraceSteps } from './TraceSteps.tsx'

const trace: TurnTrace = {
  outcome: '',
  from: 'n1',
  to: 'n3',
  names: { n1: '', n2: 'Orders', n3: '' },
  kinds: { n1: 'start' },
  ruleNames: { x7: 'Your details', t1: 'order_status' },
  values: { order: '4711' },
  steps: [
    { step: 'rule', node: 'n1', edgeId: 'e0', to: 'n3', rule: { rule: 'stuck', turns: 2 }, isMet: false },
    { step: 'rule', node: 'n1', edgeId: 'e1', to: 'n2', rule: { rule: 'always' }, isMet: true },
    { step: 'move', node: 'n1', edgeId: 'e1', to: 'n2', by: 'rule' },
    {
      step: 'model',
      node: 'n2',
      model: 'gpt-4o',
      instructions: 'Ask for the order number.',
      usesKnowledge: false,
      moves: [{ mark: '1', edgeId: 'e2', to: 'n3', when: 'gives a number', isInlined: false }],
      inputTokens: 340,
      cachedTokens: 120,
      outputTokens: 20,
      costUnits: 900,
      firstTokenMs: 100,
      totalMs: 400,
    },
    {
      step: 'tool',
      node: 'n2',
      toolId: 't1',
      name: 'order_status',
      arguments: '{"number":"4711"}',
      answer: '{"error":"status 404"}',
      ended: 'failed',
      totalMs: 120,
    },
    { step: 'collected', node: 'n2', key: 'order', value: '4711' },
    { step: 'unknownMark', node: 'n2', mark: '9' },
    { step: 'dropped', node: 'n2', key: 'status', value: 'open' },
    { step: 'fallback', node: 'n2', model: 'gpt-4o', to: 'gemini-2.5-flash', reason: 'slow' },
  ],
}

describe('TraceSteps', () => {
  it('shows the steps of an answer, each with its input', () => {
    render(
      <MantineProvider>
        <TraceSteps trace={trace} />
      </MantineProvider>,
    )
    expect(screen.getByRole('heading', { name: 'From Start to unnamed' })).toBeTruthy()
    const steps = [...document.querySelectorAll('ol > li')].map((step) => step.textContent)
    expect(steps[0]).toBe('Rule not met: 2 messages were answered here → unnamed')
    expect(steps[1]).toBe('Rule met: always → Orders')
    expect(steps[2]).toBe('Start → Orders, by a rule')
    expect(steps[3]).toContain('gpt-4o 340 tokens in, 20 out · 0.09 credits · 0.4 s')
    expect(steps[3]).toContain('120 of them from the vendor’s cache')
    expect(steps[3]).toContain('gives a number → unnamed (extra call)')
    expect(steps[3]).toContain('Ask for the order number.')
    expect(steps[4]).toContain('order_status failed · 0.1 s')
    expect(steps[5]).toBe('Collected order 4711')
    expect(steps[7]).toBe('No room for status open')
    expect(steps[8]).toBe('gpt-4o timed out; fallback: gemini-2.5-flash')
    expect(steps[6]).toContain('The model wrote 9')
  })

  it('names the forms and tools of rules, and says which were deleted', () => {
    const rules: Rule[] = [
      { rule: 'form', id: 'x7' },
      { rule: 'tool', id: 't1', ended: 'ok' },
      { rule: 'tool', id: 't2', ended: 'failed' },
    ]
    const ruled = { step: 'rule', node: 'n1', edgeId: 'e1', to: 'n2', isMet: true } as const
    const steps = rules.map((rule) => ({ ...ruled, rule }))
    render(
      <MantineProvider>
        <TraceSteps trace={{ ...trace, steps }} />
      </MantineProvider>,
    )
    expect([...document.querySelectorAll('ol > li')].map((step) => step.textContent)).toEqual([
      'Rule met: the form “Your details” was sent → Orders',
      'Rule met: order_status succeeded → Orders',
      'Rule met: (deleted) failed → Orders',
    ])
  })
})

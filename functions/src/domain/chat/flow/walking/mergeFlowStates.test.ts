import { describe, expect, it } from 'vitest'
import type { FlowState } from '../../../../shared/flow/flowState.ts'
import { mergeFlowStates } from './mergeFlowStates.ts'

const start: FlowState = {
  hash: 'h',
  node: 'ask',
  back: [],
  turns: 1,
  values: { city: 'Porto', name: 'Ada' },
  tools: { look: 'failed' },
  outcome: '',
}

describe('mergeFlowStates', () => {
  it('stores the end of a turn when nothing else has happened', () => {
    const ended = { ...start, node: 'end', values: { city: 'Lisbon' } }
    expect(mergeFlowStates({ start, stored: { ...start }, ended })).toEqual(ended)
    expect(mergeFlowStates({ start: null, stored: null, ended })).toEqual(ended)
  })

  it('keeps the values of two turns, and the position of the last one', () => {
    const stored: FlowState = {
      ...start,
      node: 'order',
      values: { ...start.values, order: '4711', name: 'Ada Whitcombe' },
      tools: { look: 'ok' },
      outcome: 'resolved',
    }
    const ended: FlowState = {
      ...start,
      node: 'thanks',
      values: { ...start.values, city: 'Lisbon' },
      tools: { ...start.tools, book: 'ok' },
    }
    expect(mergeFlowStates({ start, stored, ended })).toEqual({
      ...ended,
      values: { city: 'Lisbon', name: 'Ada Whitcombe', order: '4711' },
      tools: { look: 'ok', book: 'ok' },
      outcome: 'resolved',
    })
  })

  it('keeps both first turns of a conversation', () => {
    const stored = { ...start, values: { order: '4711' } }
    const ended = { ...start, values: { city: 'Lisbon' } }
    expect(mergeFlowStates({ start: null, stored, ended }).values).toEqual({ city: 'Lisbon', order: '4711' })
  })

  it('keeps only its own values when both together exceed the limit', () => {
    const many = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${prefix}${at}`, prefix.repeat(450)]))
    const stored = { ...start, values: many('a') }
    const ended = { ...start, values: many('b') }
    expect(mergeFlowStates({ start, stored, ended }).values).toEqual(ended.values)
  })

  it('does not restore values that were deleted in the meantime', () => {
    const ended = {
      ...start,
      values: { ...start.values, order: '4711' },
      tools: { ...start.tools, book: 'ok' as const },
    }
    expect(mergeFlowStates({ start, stored: null, ended })).toMatchObject({
      values: { order: '4711' },
      tools: { book: 'ok' },
    })
  })
})

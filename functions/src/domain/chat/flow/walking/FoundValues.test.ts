import { describe, expect, it } from 'vitest'
import { flowStateLimits } from '../../../../shared/flow/flowState.ts'
import { FoundValues } from './FoundValues.ts'

const long = 'x'.repeat(flowStateLimits.value)
/** Returns this many of the longest values; seven have nearly the allowed length together. */
const several = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, long]))

/** Creates the values of a conversation in which nodes ask for `asked0` to `asked6`. */
function found(values: Record<string, string>, tools: Record<string, 'ok' | 'failed'> = {}) {
  const steps: string[] = []
  const asked = new Set(Object.keys(several('asked', 7)))
  const store = new FoundValues({ values, tools }, asked, (step, key) => steps.push(`${step} ${key}`))
  return { store, steps }
}

describe('FoundValues', () => {
  it('replaces older values of tools by a new one where there is no room, and reports it', () => {
    const before = { ...several('asked', 5), status: 'open', order: long, note: long }
    const { store, steps } = found(before)
    store.noteTool('t1', 'ok', { status: long })
    expect(store.values).toEqual({ ...several('asked', 5), status: long, note: long })
    expect(steps).toEqual(['dropped order', 'collected status'])
  })

  it('keeps no older value of a key whose new one does not fit', () => {
    const { store, steps } = found({ ...several('asked', 7), status: 'open' })
    store.noteTool('t1', 'ok', { status: long })
    expect(store.values).toEqual(several('asked', 7))
    expect(steps).toEqual(['dropped status'])
  })

  it('does not replace what was found in the same turn, nor what visitors were asked for', () => {
    const { store, steps } = found({ ...several('asked', 4), old: 'x' })
    store.noteTool('t1', 'ok', several('new', 4))
    expect(Object.keys(store.values)).toEqual([
      ...Object.keys(several('asked', 4)),
      'old',
      'new0',
      'new1',
      'new2',
    ])
    expect(steps.at(-1)).toBe('dropped new3')
  })

  it('always knows how the tools of this turn ended', () => {
    const ids = Array.from({ length: flowStateLimits.tools }, (_, index) => `t${index}`)
    const { store } = found({}, Object.fromEntries(ids.map((id) => [id, 'ok'])))
    store.noteTool('t0', 'failed', {})
    store.noteTool('new', 'failed', {})
    expect(Object.keys(store.tools)).toHaveLength(flowStateLimits.tools)
    expect([store.tools['t0'], store.tools['t1'], store.tools['new']]).toEqual([
      'failed',
      undefined,
      'failed',
    ])
  })
})

import { minuteMs } from '@parley/functions/shared/durations'
import { applyParts } from '@parley/functions/shared/flow/applyParts'
import type { Flow } from '@parley/functions/shared/flow/flow'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { useLeadToNode } from '../../../lib/agents/leadToNode.ts'
import { connectNodes, emptyNode, withNewNode, withNode } from './flowEdits.ts'
import { FlowSaver } from './FlowSaver.ts'
import { FlowStore } from './FlowStore.ts'

const initial: Flow = { nodes: { n1: emptyNode('start', { x: 0, y: 0 }) }, edges: {} }
const nothing = { nodes: {}, edges: {} }
const send = vi.fn()
let store = new FlowStore()
let saver = new FlowSaver(store, send)

const name = (text: string) => store.change(withNode(store.state.draft, 'n1', { name: text }), 'n1.name')
const sentNames = () => send.mock.calls.map(([parts]) => parts.nodes['n1']?.name)

beforeEach(() => {
  vi.useFakeTimers()
  let seq = 1
  send.mockReset().mockImplementation(async () => ({ seq: ++seq, refused: nothing }))
  store = new FlowStore()
  saver = new FlowSaver(store, send)
  store.follow(initial, 1)
})

describe('FlowSaver', () => {
  it('saves a flow once, a second after the last change', async () => {
    name('A')
    await vi.advanceTimersByTimeAsync(900)
    name('AB')
    await vi.advanceTimersByTimeAsync(900)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(sentNames()).toEqual(['AB'])
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends a change during a save with the next save, which waits for the first', async () => {
    const response = Promise.withResolvers<{ seq: number; refused: typeof nothing }>()
    send.mockReturnValueOnce(response.promise)
    name('A')
    await vi.advanceTimersByTimeAsync(1_000)
    name('AB')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sentNames()).toEqual(['A'])
    response.resolve({ seq: 2, refused: nothing })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sentNames()).toEqual(['A', 'AB'])
  })

  it('retries a save that did not reach the server, and no refused one', async () => {
    send.mockRejectedValueOnce(new CallError('unavailable'))
    name('A')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(store.state.saving).toBe('failed')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(store.state.saving).toBe('idle')
    send.mockRejectedValueOnce(new CallError('failed-precondition'))
    name('AB')
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(send).toHaveBeenCalledTimes(3)
    expect(store.state.saving).toBe('failed')
  })

  it('waits for all changes before publishing, and reports which could not be saved', async () => {
    name('A')
    await saver.saveAll()
    expect(sentNames()).toEqual(['A'])
    const refusal = new CallError('failed-precondition')
    send.mockRejectedValueOnce(refusal)
    name('AB')
    await expect(saver.saveAll()).rejects.toBe(refusal)
  })

  it('shows a conflict before publishing, and continues once it is settled', async () => {
    const lead = vi.fn()
    renderHook(() => useLeadToNode(lead))
    name('Mine')
    store.follow(withNode(initial, 'n1', { name: 'Theirs' }), 2)
    await expect(saver.saveAll()).rejects.toThrow('A teammate changed Mine too. Choose there first.')
    expect(lead).toHaveBeenCalledExactlyOnceWith('n1')
    expect(send).not.toHaveBeenCalled()
    store.settle('nodes', 'n1', 'mine')
    await saver.saveAll()
    expect(sentNames()).toEqual(['Mine'])
  })

  it('sends changes beyond the limit of a request in several, nodes before their edges', async () => {
    const text = 'Ask for it. '.repeat(100)
    let flow = initial
    for (let at = 0; at < 200; at++) {
      const made = withNewNode(flow, { ...emptyNode('default', { x: 0, y: 0 }), text })
      flow = connectNodes(made.flow, 'n1', made.id)
    }
    let server = initial
    send.mockImplementation(async (parts, base) => {
      expect(JSON.stringify(parts).length).toBeLessThan(60_000)
      const { flow: next, refused } = applyParts(server, parts, base)
      server = next
      return { seq: send.mock.calls.length + 1, refused }
    })
    store.change(flow)
    await saver.saveAll()
    expect(send.mock.calls.length).toBeGreaterThan(4)
    expect(server).toEqual(flow)
  })
})

import type { Flow } from '@parley/functions/shared/flow/flow'
import { describe, expect, it, vi } from 'vitest'
import { connectNodes, emptyNode } from '../../store/flowEdits.ts'
import { initialViewport, desktopLimits, phoneLimits } from './initialViewport.ts'

/** Builds a start above `count` nodes, each at some distance from the previous one. */
function flowOf(count: number): Flow {
  const below = Array.from({ length: count }, (_, at) => [
    `n${at + 1}`,
    emptyNode('default', { x: 0, y: (at + 1) * 184 }),
  ])
  const nodes = { n0: emptyNode('start', { x: 0, y: 0 }), ...Object.fromEntries(below) }
  return connectNodes({ nodes, edges: {} }, 'n0', 'n1')
}

describe('initialViewport', () => {
  it('shows a whole flow on a phone while its names are legible, otherwise its start with the next nodes', () => {
    vi.stubGlobal('innerWidth', 375)
    vi.stubGlobal('innerHeight', 812)
    expect(initialViewport(flowOf(4), true)).toEqual(phoneLimits)
    expect(initialViewport(flowOf(40), true)).toMatchObject({
      nodes: [{ id: 'n0' }, { id: 'n1' }],
      minZoom: 0.85,
    })
    vi.unstubAllGlobals()
  })

  it('shows a whole flow on a large screen while its texts are legible', () => {
    vi.stubGlobal('innerWidth', 1440)
    vi.stubGlobal('innerHeight', 900)
    expect(initialViewport(flowOf(5), false)).toEqual(desktopLimits)
    expect(initialViewport(flowOf(40), false)).toMatchObject({
      nodes: [{ id: 'n0' }, { id: 'n1' }],
      minZoom: 0.5,
    })
    vi.unstubAllGlobals()
  })
})

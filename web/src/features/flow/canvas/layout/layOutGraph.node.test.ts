import { describe, expect, it } from 'vitest'
import { frameAround } from '../groups/groupBox.ts'
import { layOutGraph } from './layOutGraph.ts'

describe('layOutGraph', () => {
  it('lays the nodes of a group out together, with no other node in its frame', () => {
    const nodes = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6']
    const edges: [string, string][] = [
      ['n0', 'n1'],
      ['n0', 'n2'],
      ['n0', 'n3'],
      ['n1', 'n4'],
      ['n2', 'n5'],
      ['n3', 'n6'],
      ['n4', 'n6'],
    ]
    const group = ['n1', 'n4', 'n5']
    const positions = layOutGraph({ nodes, edges, groups: [group] })
    const positionOf = (id: string) => {
      const [, x = 0, y = 0] = positions.find(([other]) => other === id) ?? []
      return { x, y }
    }
    const frame = frameAround(group.map(positionOf))
    const isInside = ({ x, y }: { x: number; y: number }) =>
      x + 232 > frame.x && x < frame.x + frame.width && y + 104 > frame.y && y < frame.y + frame.height
    expect(nodes.filter((id) => isInside(positionOf(id)))).toEqual(group)
  })
})

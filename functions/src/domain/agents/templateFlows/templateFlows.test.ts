import { describe, expect, it } from 'vitest'
import { checkFlow } from '../../../shared/flow/checks/checkFlow.ts'
import { templateKeys } from '../../../shared/agents/templateKeys.ts'
import { templateFlow } from './templateFlows.ts'

const flows = templateKeys.flatMap((key) => {
  const flow = templateFlow(key)
  return flow ? [[key, flow] as const] : []
})

describe('the flows of templates', () => {
  it('the templates with flows are those of appointments, orders, leads and a practice', () => {
    expect(flows.map(([key]) => key).toSorted()).toEqual([
      'health-care-agent',
      'make-appointment',
      'order-status',
      'real-estate-agent',
    ])
  })

  it.each(flows)('%s has no problems', (_, flow) => {
    const problems = checkFlow(flow, { toolIds: new Set(), formIds: new Set() })
    expect(problems.filter(({ level }) => level === 'error')).toEqual([])
    const positions = Object.values(flow.nodes).map(({ x, y }) => `${x}/${y}`)
    expect(new Set(positions).size).toBe(positions.length)
  })
})

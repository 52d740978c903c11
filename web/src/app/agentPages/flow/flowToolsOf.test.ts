import { describe, expect, it } from 'vitest'
import { flowToolsOf } from './flowToolsOf.ts'

describe('flowToolsOf', () => {
  it('offers rules the functions of MCP servers, those that are on first', () => {
    const functions = [
      { name: 'reserve', isOn: false },
      { name: 'stock', isOn: true },
    ]
    const servers = [{ ID: 's1', name: 'Warehouse', functions }]
    const { tools, toolOutcomes } = flowToolsOf({ functions: [], calendars: [], servers })
    expect(tools.at(-1)).toEqual({ id: 'mcp.s1', name: 'Warehouse' })
    expect(toolOutcomes.slice(-2)).toEqual([
      { id: 'mcp.s1.stock', name: 'Warehouse: stock' },
      { id: 'mcp.s1.reserve', name: 'Warehouse: reserve (off)' },
    ])
  })

  it('marks a calendar that takes no bookings', () => {
    const calendars = [
      { ID: 'c1', name: 'Salon', isArchived: false },
      { ID: 'c2', name: 'Pier', isArchived: true },
    ]
    const { tools } = flowToolsOf({ functions: [], calendars, servers: [] })
    expect(tools.map(({ name }) => name).slice(-2)).toEqual(['Salon', 'Pier (archived)'])
  })
})

import { describe, expect, it } from 'vitest'
import { ruleSchema } from '../flow/rules.ts'
import { mcpFunctionId, readToolId, toolEntryOf } from './toolIds.ts'

describe('toolIdSchema', () => {
  it('parses an impossible tool id as undefined', () => {
    for (const id of [
      '',
      'a.b',
      'a/b',
      '__proto__',
      '____',
      'builtin.nothing',
      'calendar.',
      'mcp.__x__',
      'a.b.c',
    ])
      expect([id, readToolId(id)]).toEqual([id, undefined])
    expect(readToolId('tool_1')).toEqual({ kind: 'http', id: 'tool_1' })
    expect(readToolId('builtin.lead')).toEqual({ kind: 'builtin', builtIn: 'lead' })
    expect(readToolId('mcp.server1')).toEqual({ kind: 'mcp', serverId: 'server1' })
  })
})

describe('mcpFunctionId', () => {
  it('returns an id that a rule can hold, for any name, and another one for another name', () => {
    const serverId = 's'.repeat(20)
    const long = 'n'.repeat(37)
    const names = ['stock', 'stock.check', 'stock/check', 'stock check', 'Bestände', long, `${long}n`]
    const ids = names.map((name) => mcpFunctionId(serverId, name))
    expect(ids[0]).toBe(`mcp.${serverId}.stock`)
    expect(new Set(ids).size).toBe(names.length)
    for (const id of ids) {
      expect(ruleSchema.safeParse({ rule: 'tool', id, ended: 'ok' }).success).toBe(true)
      expect(toolEntryOf(id)).toBe(`mcp.${serverId}`)
    }
  })
})

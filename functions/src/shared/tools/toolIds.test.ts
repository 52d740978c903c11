import { describe, expect, it } from 'vitest'
import { readToolId } from './toolIds.ts'

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

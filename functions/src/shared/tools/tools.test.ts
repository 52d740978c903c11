import { describe, expect, it } from 'vitest'
import { templateToolSchema } from '../agents/agentTemplate.ts'
import { httpMethods, toolDraftSchema, toolSchema } from './tools.ts'

const request = { address: 'https://api.example.com/orders' }
const tool = { name: 'find_orders', description: 'Finds orders.' }
const stored = { ID: 't1', seq: 1, by: 'ann', createdAt: 0, changedAt: 0 }

describe('the effect of a tool', () => {
  it.each(httpMethods)('is that of its method %s while the owner has not chosen one (H-180)', (method) => {
    const usual = method === 'GET' ? 'read' : 'change'
    for (const schema of [toolDraftSchema, templateToolSchema]) {
      const effectOf = (changes: object) => schema.parse({ ...tool, ...changes }).effect
      expect(effectOf({ request: { ...request, method } })).toBe(usual)
      expect(effectOf({ request: { ...request, method }, effect: 'read' })).toBe('read')
      expect(effectOf({ request: { ...request, method }, effect: 'change' })).toBe('change')
    }
    if (method === 'GET') expect(toolDraftSchema.parse({ ...tool, request }).effect).toBe('read')
  })

  it('stays as it is stored', () => {
    const effect = 'read' as const
    const post = { ...tool, ...stored, request: { ...request, method: 'POST' }, effect }
    expect(toolSchema.parse(post).effect).toBe('read')
  })
})

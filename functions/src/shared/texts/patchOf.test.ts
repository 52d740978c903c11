import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { patchedFields, patchOf } from './patchOf.ts'

const schema = z.object({
  title: z.string().max(5),
  colour: z.string().default('red'),
  options: z
    .object({ size: z.int().default(3), texts: z.record(z.string(), z.string()).default({}) })
    .prefault({}),
  list: z.array(z.object({ a: z.int().default(1) })).default([]),
})

describe('a patch', () => {
  const patch = patchOf(schema)

  it('holds what was named and no default', () => {
    expect(patch.parse({})).toEqual({})
    expect(patch.parse({ options: {} })).toEqual({ options: {} })
    expect(patch.parse({ options: { size: 4 } })).toEqual({ options: { size: 4 } })
  })

  it('is held to what each field may be, at every depth', () => {
    for (const wrong of [
      { title: 'too long' },
      { options: { size: 'x' } },
      { options: { other: 1 } },
      { x: 1 },
    ])
      expect(patch.safeParse(wrong).success).toBe(false)
  })

  it('replaces lists and records whole, and an element of a list has its defaults', () => {
    expect(patch.parse({ list: [{}] })).toEqual({ list: [{ a: 1 }] })
    expect(patchedFields(schema, { title: 'x', options: { size: 4, texts: { a: 'b' } }, list: [] })).toEqual({
      title: 'x',
      'options.size': 4,
      'options.texts': { a: 'b' },
      list: [],
    })
  })
})

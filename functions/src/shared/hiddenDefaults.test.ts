import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/**
 * Returns optional fields with a default inside: `.partial()` makes them, and they fill in values that were
 * not sent.
 */
function trapsIn(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return []
  seen.add(schema)
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : undefined
  const isTrap = inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault
  const within = partsOf(schema).flatMap(([name, part]) => trapsIn(part, `${path}.${name}`, seen))
  return isTrap ? [path, ...within] : within
}

/** Returns the schemas that a schema consists of. */
function partsOf(schema: z.ZodType): [string, unknown][] {
  return Object.entries(schema._zod.def).flatMap(([name, value]): [string, unknown][] => {
    if (value instanceof z.ZodType) return [[name, value]]
    if (Array.isArray(value)) return value.map((item, index) => [`${name}${index}`, item])
    return name === 'shape' ? Object.entries(value as object) : []
  })
}

/** Returns a schema, or the inputs and outputs in a table of procedures. */
function schemasIn(value: unknown, depth = 0): z.ZodType[] {
  if (value instanceof z.ZodType) return [value]
  if (typeof value !== 'object' || value === null || depth > 2) return []
  return Object.values(value).flatMap((inner) => schemasIn(inner, depth + 1))
}

const sources = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()

describe('the schemas of the contract', () => {
  it('add no default for a field that a change leaves out', async () => {
    const found: { name: string; schema: z.ZodType }[] = []
    for (const file of sources('.')) {
      const module = (await import(join(import.meta.dirname, file))) as Record<string, unknown>
      for (const [name, value] of Object.entries(module))
        for (const schema of schemasIn(value)) found.push({ name: `${file} ${name}`, schema })
    }
    expect(found.length).toBeGreaterThan(100)
    expect(found.flatMap(({ name, schema }) => trapsIn(schema, name))).toEqual([])
  })

  it('are inspected at every depth by this test', () => {
    const schema = z.object({ title: z.string().default(''), more: z.object({}).prefault({}) })
    expect(trapsIn(z.object({ list: z.array(schema.partial()) }), 'x')).toHaveLength(2)
  })

  it('use `.partial()` in one file only, besides `patchOf`', () => {
    const partial = sources('..').filter((file) =>
      /^(?!\s*(\*|\/\/)).*\.partial\(/m.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
    )
    // Prices by currency contain no defaults.
    expect(partial).toEqual(['shared/billing/catalogue.ts'])
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentDraftSchema } from '../agents/agent.ts'
import { callables } from '../callables/callables.ts'
import { checkFields } from './checkFields.ts'
import { inEnglish, refusalKey } from './refusals.ts'

const schema = z.strictObject({
  name: z.string().trim().min(1, refusalKey('writeSomething')).max(500),
  seats: z.int().min(1).max(8192),
  tags: z.array(z.string()).max(2).default([]),
  kind: z.enum(['a', 'b']).default('a'),
  other: z.string().max(3, 'Words of the schema').default(''),
})

function wrongWith(changes: Record<string, unknown>) {
  const checked = checkFields(schema, { name: 'Ada', seats: 3, ...changes })
  if (checked.success) return {}
  return Object.fromEntries(Object.entries(checked.fields).map(([path, said]) => [path, inEnglish(said)]))
}

describe('checkFields', () => {
  it('returns the parsed value', () => {
    const data = { name: 'Ada', seats: 3, tags: [], kind: 'a', other: '' }
    expect(checkFields(schema, { name: ' Ada', seats: 3 })).toEqual({ success: true, data })
  })

  it.each([
    [{ name: ' ' }, { name: 'Please write something.' }],
    [{ name: 'a'.repeat(501) }, { name: 'At most 500 characters.' }],
    [{ name: undefined }, { name: 'Please fill in this field.' }],
    [{ seats: '' }, { seats: 'Please fill in this field.' }],
    [{ seats: 1.5 }, { seats: 'Enter a number.' }],
    [{ seats: 0 }, { seats: 'At least 1.' }],
    [{ seats: 9000 }, { seats: 'At most 8,192.' }],
    [{ tags: ['a', 'b', 'c'] }, { tags: 'At most 2 entries.' }],
    [{ kind: 'c' }, { kind: 'This value isn’t valid here.' }],
    [{ other: 'abcd' }, { other: 'Words of the schema' }],
    [{ more: 1 }, { request: 'This value isn’t valid here.' }],
  ])('reports the problem of %o', (changes, expected) => {
    expect(wrongWith(changes)).toEqual(expected)
  })

  it('reports the first problem of each field', () => {
    const twice = z.object({
      code: z.string().min(3, refusalKey('fillIn')).regex(/^\d+$/, refusalKey('keyWrong')),
    })
    expect(checkFields(twice, { code: 'a' })).toEqual({ success: false, fields: { code: 'fillIn' } })
  })
})

const inputs = Object.entries(callables).map(([name, { input }]): [string, z.ZodType] => [name, input])

describe.each([...inputs, ['an agent’s draft', agentDraftSchema] as const])('%s', (_, input) => {
  it('has a refusal key for every invalid input', () => {
    const wrong = fieldsOf(input).flatMap(({ path, field }) => wrongValuesOf(path, field))
    const own = wrong.filter(([, refusal]) => typeof refusal === 'object' && 'text' in refusal)
    expect(own).toEqual([])
  })
})

const wrongValues = [
  undefined,
  null,
  '',
  '-',
  'a'.repeat(8_000_000),
  -1,
  0.5,
  1e12,
  [],
  {},
  Array(2000).fill({}),
]

function wrongValuesOf(path: string, field: z.ZodType) {
  return wrongValues.flatMap((value) => {
    const checked = checkFields(field, value)
    return checked.success ? [] : Object.entries(checked.fields).map(([at, said]) => [`${path} ${at}`, said])
  })
}

/** Returns every field of an object at any depth, including the object itself. */
function fieldsOf(schema: z.ZodType, path = ''): { path: string; field: z.ZodType }[] {
  const self = { path, field: schema }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
    return [self, ...fields.flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`))]
  }
  if (schema instanceof z.ZodArray)
    return [self, ...fieldsOf(z.custom<z.ZodType>().parse(schema.element), `${path}[]`)]
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return [self, ...fieldsOf(z.custom<z.ZodType>().parse(schema.unwrap()), path)]
  return [self]
}

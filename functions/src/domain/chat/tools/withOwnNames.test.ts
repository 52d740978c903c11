import { describe, expect, it } from 'vitest'
import { toolSchema } from '../../../shared/tools/tools.ts'
import { httpTurnTool } from './httpTurnTool.ts'
import { withOwnNames } from './withOwnNames.ts'

const named = (name: string) =>
  httpTurnTool(
    toolSchema.parse({
      ID: name,
      seq: 1,
      by: 'alice',
      createdAt: 1,
      changedAt: 1,
      name,
      description: 'Books.',
      request: { address: 'https://shop.example' },
    }),
  )

describe('tools of one name', () => {
  it('are numbered, and the first keeps its name', () => {
    const tools = withOwnNames(['book', 'find', 'book', 'book', 'book_2'].map(named))
    expect(tools.map(({ name }) => name)).toEqual(['book', 'find', 'book_2', 'book_3', 'book_2_2'])
    expect(tools[2]).toMatchObject({ ID: 'book' })
  })

  it('stay short enough for a model', () => {
    const long = 'a'.repeat(60)
    const names = withOwnNames([named(long), named(long)]).map(({ name }) => name)
    expect(names).toEqual([long, `${'a'.repeat(58)}_2`])
  })
})

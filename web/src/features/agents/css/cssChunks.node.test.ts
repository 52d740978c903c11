import { describe, expect, it } from 'vitest'
import { acceptChunk, cssChunks, rejectChunk } from './cssChunks.ts'

const before = '.a { color: red }\n\n.b { gap: 1px }\n\n.c { gap: 1px }\n'
const after = '.a { color: blue }\n\n.b { gap: 1px }\n\n.c { gap: 1px }\n\n.d { gap: 2px }\n'

describe('the chunks of a change', () => {
  it('are accepted or rejected alone', () => {
    const chunks = cssChunks(before, after)
    const changed = chunks.flatMap(({ isChanged }, index) => (isChanged ? [index] : []))
    expect(changed).toHaveLength(2)
    const [first = -1, second = -1] = changed
    expect(rejectChunk(chunks, first)).toBe(after.replace('blue', 'red'))
    expect(rejectChunk(chunks, second)).toBe(before.replace('red', 'blue'))
    expect(acceptChunk(chunks, first)).toBe(before.replace('red', 'blue'))
    const rest = cssChunks(acceptChunk(chunks, first), after)
    expect(rest.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  })

  it('are missing for one and the same text', () => {
    expect(cssChunks(before, before)).toEqual([{ before, after: before, isChanged: false }])
  })
})

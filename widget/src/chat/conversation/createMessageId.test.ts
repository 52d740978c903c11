import { describe, expect, it } from 'vitest'
import { createMessageId } from './createMessageId.ts'

describe('createMessageId', () => {
  it('makes version 4 UUIDs that differ', () => {
    const ids = Array.from({ length: 200 }, createMessageId)
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(200)
  })
})

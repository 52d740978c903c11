import { describe, expect, it } from 'vitest'
import { memberSchema } from './workspace.ts'

const member = { uid: 'ada', email: 'ada@example.com', role: 'member', joinedAt: 1 }

describe('memberSchema', () => {
  it('removes line breaks from a name, and characters that change the direction of the text around it', () => {
    const { name } = memberSchema.parse({ ...member, name: 'Ada\r\nBcc: eve\u202E@example.com\u0007' })
    expect(name).toBe('Ada Bcc: eve@example.com')
  })

  it('reads a name that is no text as an empty one', () => {
    expect(memberSchema.parse({ ...member, name: 5 }).name).toBe('')
    expect(memberSchema.parse(member).name).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { memberSchema } from './workspace.ts'

const member = { uid: 'ada', email: 'ada@example.com', role: 'member', joinedAt: 1 }

describe('the name of a member', () => {
  it('has no line breaks and no characters that change the direction of the text around it', () => {
    const { name } = memberSchema.parse({ ...member, name: 'Ada\r\nBcc: eve\u202E@example.com\u0007' })
    expect(name).toBe('Ada Bcc: eve@example.com')
  })

  it('is empty for a value that is no text', () => {
    expect(memberSchema.parse({ ...member, name: 5 }).name).toBe('')
    expect(memberSchema.parse(member).name).toBe('')
  })
})

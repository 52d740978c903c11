import { describe, expect, it } from 'vitest'
import { agencyHost } from './agencyHost.ts'

const none = { customDomain: '', isVerifiedCustomDomain: false, VGsubDomain: '', isVerifiedSubDomain: false }
const ours = { VGsubDomain: 'pier.agencies.example', isVerifiedSubDomain: true }
const own = { customDomain: 'chat.pier.example', isVerifiedCustomDomain: true }

describe('agencyHost', () => {
  it("returns an agency's own domain before ours, once it is verified", () => {
    expect(agencyHost({ ...none, ...ours, ...own })).toBe('chat.pier.example')
    expect(agencyHost({ ...none, ...ours, ...own, isVerifiedCustomDomain: false })).toBe(
      'pier.agencies.example',
    )
  })

  it('returns undefined before any host is verified', () => {
    expect(agencyHost({ ...none, ...own, isVerifiedCustomDomain: false })).toBeUndefined()
    expect(agencyHost(none)).toBeUndefined()
  })
})

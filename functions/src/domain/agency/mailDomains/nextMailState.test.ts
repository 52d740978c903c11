import { describe, expect, it } from 'vitest'
import { mailDomainSchema, type MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { hourMs } from '../../../shared/durations.ts'
import { nextMailState } from './nextMailState.ts'

const now = 1_000 * hourMs
const mailDomainOf = (given: Partial<MailDomain> = {}) =>
  mailDomainSchema.parse({ agencyId: 'a', region: 'na', state: 'verified', ...given })
const well = { isProven: true, vendor: undefined, isRefused: false, isPaid: true }
const vendor = (state: MailDomain['state']) => ({ id: 'd', state, records: [] })

describe('the next state of a mail domain', () => {
  it.each(['not_started', 'pending', 'verified', 'temporary_failure', 'failed'] as const)(
    'is the state of the service for a proven domain: %s',
    (state) =>
      expect(nextMailState(mailDomainOf(), { ...well, vendor: vendor(state) }, now)).toMatchObject({ state }),
  )

  it('stays as it is while the service is not asked, and while it is unproven', () => {
    expect(nextMailState(mailDomainOf({ state: 'pending' }), well, now).state).toBe('pending')
    const unproven = { ...well, isProven: false, vendor: vendor('verified') }
    expect(nextMailState(mailDomainOf({ state: 'not_started' }), unproven, now).state).toBe('not_started')
  })

  it('is failed after three checks over three days without our proof, and not sooner', () => {
    const unproven = { ...well, isProven: false }
    const first = nextMailState(mailDomainOf(), unproven, now)
    expect(first).toMatchObject({ state: 'temporary_failure', failures: 1, failingSince: now })
    const soon = mailDomainOf({ ...first, failures: 9 })
    expect(nextMailState(soon, unproven, now + 71 * hourMs).state).toBe('temporary_failure')
    const late = mailDomainOf({ ...first, failures: 2 })
    expect(nextMailState(late, unproven, now + 72 * hourMs).state).toBe('failed')
    expect(nextMailState(late, { ...well, vendor: vendor('verified') }, now)).toMatchObject({
      state: 'verified',
      failures: 0,
      failingSince: 0,
    })
  })

  it('is failed where the service refuses it, with the time since its plan has ended', () => {
    expect(
      nextMailState(mailDomainOf({ state: 'not_started' }), { ...well, isRefused: true }, now),
    ).toMatchObject({
      state: 'failed',
      isRefused: true,
    })
    expect(nextMailState(mailDomainOf(), { ...well, isPaid: false }, now).unpaidSince).toBe(now)
    expect(nextMailState(mailDomainOf({ unpaidSince: 5 }), { ...well, isPaid: false }, now).unpaidSince).toBe(
      5,
    )
    expect(nextMailState(mailDomainOf({ unpaidSince: 5 }), well, now).unpaidSince).toBe(0)
  })
})

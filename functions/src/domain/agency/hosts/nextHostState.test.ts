import { describe, expect, it } from 'vitest'
import { hostSchema, type Host, type HostState } from '../../../shared/agencies/hosts.ts'
import { dayMs } from '../../../shared/durations.ts'
import { nextHostState, type HostFindings } from './nextHostState.ts'

const site = { isOwned: true, isServed: true, records: [] }
const well: HostFindings = { isProven: true, site, isResponding: true, isPaid: true }
const hostIn = (state: HostState, changes: Partial<Host> = {}) =>
  hostSchema.parse({ agencyId: 'a', region: 'na', kind: 'custom', state, claimedAt: 1, ...changes })

describe('the next state of a host', () => {
  it.each<[string, Partial<HostFindings>, HostState]>([
    ['it is not proven', { isProven: false, site: undefined, isResponding: false }, 'claimed'],
    ['it is proven and not yet hosted', { site: undefined, isResponding: false }, 'proven'],
    ['its DNS does not point to us', { site: { ...site, isOwned: false } }, 'hosted'],
    ['it has no certificate', { site: { ...site, isServed: false } }, 'verified'],
    ["it does not respond with its agency's proof", { isResponding: false }, 'verified'],
    ['all is well', {}, 'live'],
    ['its proof went before it was live', { isProven: false }, 'claimed'],
  ])('follows the findings where %s', (_, seen, state) => {
    for (const from of ['claimed', 'proven', 'hosted', 'verified'] as const)
      expect(nextHostState(hostIn(from), { ...well, ...seen }, 1).state).toBe(state)
  })

  it('is lost after three failed checks of a live host over three days, and not before', () => {
    const bad = { ...well, isProven: false }
    let host = hostIn('live')
    const states = [0, 1, 2, 3].map((days) => {
      host = { ...host, ...nextHostState(host, bad, dayMs + days * dayMs) }
      return host.state
    })
    expect(states).toEqual(['failing', 'failing', 'failing', 'lost'])
    let hurried = hostIn('live')
    for (let looks = 0; looks < 10; looks++)
      hurried = { ...hurried, ...nextHostState(hurried, bad, dayMs + looks) }
    expect(hurried.state).toBe('failing')
  })

  it('is live for a failing host that is well again, with a new count', () => {
    const failing = hostIn('failing', { failures: 2, failingSince: 1 })
    expect(nextHostState(failing, well, dayMs)).toMatchObject({ state: 'live', failures: 0, failingSince: 0 })
  })

  it('needs the proof again for a lost host', () => {
    expect(nextHostState(hostIn('lost'), { ...well, isProven: false }, 1).state).toBe('lost')
    expect(nextHostState(hostIn('lost'), well, 1).state).toBe('live')
  })

  it('is lost seven days after its plan has ended, and as before when it is paid again', () => {
    const unpaid = { ...well, isPaid: false }
    let host = hostIn('live')
    const states = [0, 1, 6.9, 7, 8].map((days) => {
      host = { ...host, ...nextHostState(host, unpaid, dayMs + days * dayMs) }
      return host.state
    })
    expect(states).toEqual(['live', 'live', 'live', 'lost', 'lost'])
    expect(host.unpaidSince).toBe(dayMs)
    expect(nextHostState(host, well, 10 * dayMs)).toMatchObject({ state: 'live', unpaidSince: 0 })
  })

  it('does not change for a host that is being released', () => {
    expect(nextHostState(hostIn('releasing'), well, 1).state).toBe('releasing')
  })
})

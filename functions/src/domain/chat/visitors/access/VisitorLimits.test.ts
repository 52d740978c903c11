import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../../shared/durations.ts'
import { turnLimitsPerMinute } from '../../../../shared/limits.ts'
import { VisitorLimits } from './VisitorLimits.ts'

/** Returns how many turns of new conversations from these IPs are allowed, each IP in its turn. */
function allowedTurns(limits: VisitorLimits, agentId: string, ips: readonly string[], times: number): number {
  let allowed = 0
  for (let count = 0; count < times; count++) {
    const ip = ips[count % ips.length] ?? ''
    try {
      limits.allow('turn', { conversationId: `${ip} ${count}`, agentId }, ip)
      allowed++
    } catch {
      // Above a limit.
    }
  }
  return allowed
}

const ipsOf = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => name(i))

describe('the limits of an agent', () => {
  it('are not used up by one visitor with the many IPs of a network (H-117)', () => {
    const limits = new VisitorLimits(() => 0)
    const site = ipsOf(50, (index) => `2001:db8:1:${index}::/64`)
    expect(allowedTurns(limits, 'agent', site, 1_000)).toBe(turnLimitsPerMinute.network)
    const block = ipsOf(50, (index) => `203.0.113.${index}`)
    expect(allowedTurns(limits, 'agent', block, 1_000)).toBe(turnLimitsPerMinute.network)
    expect(allowedTurns(limits, 'agent', ['198.51.100.7'], 10)).toBe(10)
  })

  it('are not used up by one visitor with the many networks of a provider', () => {
    const limits = new VisitorLimits(() => 0)
    const provider = ipsOf(200, (index) => `2001:db8:${index}:1::/64`)
    expect(allowedTurns(limits, 'agent', provider, 1_000)).toBe(turnLimitsPerMinute.provider)
    expect(allowedTurns(limits, 'agent', ['198.51.100.7'], 10)).toBe(10)
  })

  it('count a network separately for each agent, and from zero in each minute', () => {
    const clock = { now: 0 }
    const limits = new VisitorLimits(() => clock.now)
    const site = ipsOf(50, (index) => `2001:db8:1:${index}::/64`)
    allowedTurns(limits, 'agent', site, 1_000)
    expect(allowedTurns(limits, 'another', site, 1_000)).toBe(turnLimitsPerMinute.network)
    clock.now += minuteMs
    expect(allowedTurns(limits, 'agent', site, 1_000)).toBe(turnLimitsPerMinute.network)
  })
})

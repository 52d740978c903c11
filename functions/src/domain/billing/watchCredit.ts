import type { Region } from '../../shared/regions.ts'
import { runIsolated } from '../runIsolated.ts'
import { rechargeIfLow } from './autoRecharge.ts'
import type { BillingPorts } from './BillingPorts.ts'

/** One instance looks at one workspace at most that often; the schedule looks at all of them anyway. */
const pauseMs = 20_000

/**
 * Recharges a workspace as soon as a turn finds little credit, so that its visitors need not wait for the
 * schedule.
 */
export function watchCredit(ports: BillingPorts): (region: Region, workspaceId: string) => void {
  const lookedAt = new Map<string, number>()
  return (region, workspaceId) => {
    const now = ports.now()
    if (now - (lookedAt.get(workspaceId) ?? 0) < pauseMs) return
    lookedAt.set(workspaceId, now)
    void runIsolated('A recharge', workspaceId, () => rechargeIfLow(ports, region, workspaceId))
  }
}

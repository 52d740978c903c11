import { beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { autoRechargeSchema, billingSchema } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import { regions } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { countOperations } from '../../../store/operations.ts'
import { rechargeLowWallets } from './autoRecharge.ts'

beforeAll(clearDatabases)

describe('the sweep of recharges', () => {
  it.each(regions)('reaches every workspace in %s however slow those before it are', async (region) => {
    const billing = await openBilling(['us'])
    const ids = Array.from({ length: 45 }, (_, index) => `slow${String(index).padStart(3, '0')}`)
    const writes = new Writes(region)
    for (const workspaceId of ids) {
      writes.set(paths.autoRecharge(workspaceId), {
        ...autoRechargeSchema.parse({ workspaceId }),
        isOn: true,
      })
      writes.set(paths.billing(workspaceId), {
        ...billingSchema.parse({
          workspaceId,
          country: 'US',
          currency: 'usd',
          account: 'us',
          customerId: 'x',
        }),
      })
    }
    await writes.commit()
    const looked: number[] = []
    // Time passes with every workspace, so that a run ends early.
    let now = 1_000_000
    const ports = { ...billing.ports, now: () => now }
    for (let run = 0; run < 5; run++) {
      const slow = { ...ports, now: () => (now += 30_000) }
      const { reads } = await countOperations(() => rechargeLowWallets(slow, region))
      looked.push(reads)
    }
    const total = looked.reduce((sum, reads) => sum + reads, 0)
    // Forty-five rows with their documents, in several runs of which none starts from the beginning.
    expect(looked.filter((reads) => reads > 5).length).toBeGreaterThan(1)
    expect(total).toBeGreaterThanOrEqual(90)
    await billing.close()
  })
})

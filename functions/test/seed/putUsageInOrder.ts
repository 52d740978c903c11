import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { usageSchema } from '../../src/shared/billing/wallet.ts'
import { Writes } from '../../src/store/commit.ts'
import { Query } from '../../src/store/Query.ts'

/**
 * Orders the usage of several agents by time: each agent's 90 days were created in turn, but positions must
 * follow the time.
 */
export async function putUsageInOrder(region: Region, wallet: string): Promise<void> {
  const entries = await Query.collection(region, `${paths.wallet(wallet)}/usage`)
    .orderBy('at')
    .read()
  const writes = new Writes(region)
  let position = 0
  for (const { path, fields } of entries) {
    writes.update(path, { position })
    position += usageSchema.shape.amount.parse(fields['amount'])
  }
  await writes.commit()
}

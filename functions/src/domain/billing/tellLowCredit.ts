import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { walletSchema, type Wallet } from '../../shared/wallet.ts'
import { readPages, type Stored } from '../../store/documents.ts'
import { runIsolated } from '../runIsolated.ts'
import { creditNotice } from '../notices/creditNotice.ts'
import { queueClientNotice } from '../notices/queueClientNotice.ts'
import type { Ports } from '../ports.ts'
import type { BillingPorts } from './BillingPorts.ts'
import type { KeyedNotice } from '../notices/KeyedNotice.ts'
import { writeNotice } from '../notices/writeNotice.ts'
import { Conflict, Writes } from '../../store/commit.ts'

/**
 * Mails owners whose credit has fallen below a fifth or a twentieth, once for each, and tells the clients of
 * organisations whose own has; whoever could not be told is told the next time, and keeps nobody else from
 * it. Returns how many.
 */
export async function tellLowCredit(
  ports: Pick<BillingPorts, 'notifyOwner' | 'now'> & Pick<Ports, 'tasks'>,
  region: Region,
): Promise<number> {
  const untold = readPages(region, paths.wallets, walletSchema, (query) =>
    query.where('isUntold', '==', true),
  )
  let told = 0
  for await (const wallet of untold) {
    const { owner, wsId, level, high } = wallet.data
    const isDone = await runIsolated('Telling of low credit', wallet.path, async () => {
      if (owner === 'ws')
        await ports.notifyOwner(
          region,
          wsId,
          level === 2 ? 'creditNearlyGone' : 'creditLow',
          `credit-${wsId}-${high}-${level}`,
        )
      const notice = owner === 'org' ? await creditNotice(region, wallet.data, ports.now()) : undefined
      // One that has moved meanwhile is looked at again the next time.
      if (await markTold(region, wallet, notice)) await queueClientNotice(ports, region, notice)
    })
    if (isDone) told++
  }
  return told
}

/** Whoever is to know how low it is has been told; answers false where it has moved meanwhile. */
async function markTold(
  region: Region,
  { path, version }: Stored<Wallet>,
  notice: KeyedNotice | undefined,
): Promise<boolean> {
  const writes = new Writes(region).update(path, { isUntold: false }, version)
  if (notice) writeNotice(writes, notice)
  try {
    await writes.commit()
    return true
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return false
  }
}

import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { walletSchema } from '../../shared/wallet.ts'
import { readPages } from '../../store/documents.ts'
import { runIsolated } from '../runIsolated.ts'
import { markTold } from '../credits/wallets.ts'
import type { BillingPorts } from './BillingPorts.ts'

/**
 * Mails owners whose credit has fallen below a fifth or a twentieth, once for each; whoever could not be told
 * is told the next time, and keeps nobody else from it. Returns how many.
 */
export async function tellLowCredit(
  ports: Pick<BillingPorts, 'notifyOwner'>,
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
      await markTold(region, wallet)
    })
    if (isDone) told++
  }
  return told
}

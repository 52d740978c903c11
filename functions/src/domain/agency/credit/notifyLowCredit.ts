import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletSchema, type Wallet } from '../../../shared/billing/wallet.ts'
import { readDocument, readPages, type Stored } from '../../../store/documents.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { creditNotice } from './creditNotice.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import type { BillingPorts } from '../../billing/BillingPorts.ts'
import { writeNotice } from '../notices/writeNotice.ts'
import { Writes } from '../../../store/commit.ts'

type NotifyPorts = Pick<BillingPorts, 'notifyOwner' | 'now'>

/**
 * Emails owners whose credit has fallen below a fifth or a twentieth, once for each, and writes a notice for
 * the clients of organisations whose own credit has. The trigger on wallets does so at once; this sweep finds
 * what it has missed or could not deliver. Returns the number of wallets.
 */
export async function notifyLowCredit(ports: NotifyPorts, region: Region): Promise<number> {
  const unnotified = readPages(region, paths.wallets, walletSchema, (query) =>
    query.where('isUntold', '==', true),
  )
  let notified = 0
  for await (const wallet of unnotified) {
    const isDone = await runIsolated('Notifying of low credit', wallet.path, () =>
      notifyOwnerOf(ports, region, wallet),
    )
    if (isDone) notified++
  }
  return notified
}

/** Notifies the owner of one wallet whose credit has become low, unless they were notified already. */
export async function notifyLowCreditOfWallet(
  ports: NotifyPorts,
  { region, wallet }: TaskPayload<'notifyOfCredit'>,
): Promise<void> {
  const stored = await readDocument(region, paths.wallet(wallet), walletSchema)
  if (stored?.data.isUntold) await notifyOwnerOf(ports, region, stored)
}

async function notifyOwnerOf(ports: NotifyPorts, region: Region, wallet: Stored<Wallet>): Promise<void> {
  const { owner, wsId, level, filled } = wallet.data
  const kind = level === 2 ? 'creditNearlyGone' : 'creditLow'
  if (owner === 'ws') await ports.notifyOwner(region, wsId, kind, `credit-${wsId}-${filled}-${level}`)
  await markNotified(ports, region, wallet)
}

/**
 * Stores that a wallet's owner was notified, with the notice for clients. Does nothing where the wallet has
 * another level or was topped up in the meantime: it has a notification of its own.
 */
async function markNotified(
  ports: Pick<NotifyPorts, 'now'>,
  region: Region,
  { path, data: notified }: Stored<Wallet>,
): Promise<void> {
  await untilUnchanged(async () => {
    const current = await readDocument(region, path, walletSchema)
    if (!current?.data.isUntold) return
    const { owner, level, filled } = current.data
    if (level !== notified.level || filled !== notified.filled) return
    const writes = new Writes(region).update(path, { isUntold: false }, current.version)
    if (owner === 'org') writeNotice(writes, await creditNotice(region, current.data, ports.now()))
    await writes.commitUnchanged()
  })
}

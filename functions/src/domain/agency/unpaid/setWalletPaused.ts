import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'

/**
 * Adds to a commit that an organisation's wallet pays for nothing, or pays again. Its credit stays as it is;
 * credit that is lent to instances is spent for some minutes more.
 */
export async function setWalletPaused(
  writes: Writes,
  region: Region,
  orgId: string,
  isPaused: boolean,
): Promise<void> {
  const wallet = await readDocument(region, paths.walletOfOrg(orgId), walletSchema)
  if (wallet && (wallet.data.isPaused ?? false) !== isPaused)
    writes.update(wallet.path, { isPaused }, wallet.version)
}

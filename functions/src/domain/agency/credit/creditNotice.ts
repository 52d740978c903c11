import { z } from 'zod'
import { noticeLimits } from '../../../shared/agencies/notices.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Wallet } from '../../../shared/billing/wallet.ts'
import { readQuery } from '../../../store/documents.ts'
import type { KeyedNotice } from '../notices/KeyedNotice.ts'

const maxAdmins = 100

/**
 * Returns the notice that an organisation's credit is low: for its administrators, or for all clients where
 * it has none.
 */
export async function creditNotice(
  region: Region,
  { orgId, level, filled }: Pick<Wallet, 'orgId' | 'level' | 'filled'>,
  now: number,
): Promise<KeyedNotice> {
  const admins = await readQuery(region, paths.clients, z.object({ ID: z.string() }), (query) =>
    query.where('orgId', '==', orgId).where('isOrgAdmin', '==', true).limit(maxAdmins),
  )
  return {
    orgId,
    // A key of each top-up: a notice that replaced an earlier one would not be delivered.
    key: `credit-${filled}-${level}`,
    expireAt: new Date(now + noticeLimits.keptDays * dayMs),
    notice: {
      kind: level === 2 ? 'creditNearlyGone' : 'creditLow',
      at: now,
      notificationLevel: 2,
      agentId: '',
      agentTitle: '',
      conversationId: '',
      visitor: '',
      words: '',
      notifyOnly: admins.map(({ data }) => data.ID),
    },
  }
}

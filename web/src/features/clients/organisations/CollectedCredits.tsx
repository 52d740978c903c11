import { paths } from '@parley/functions/shared/paths'
import { formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

const shown = 4

/** Says when given credit was taken back from an organisation, because the agency's payment for it was returned. */
export function CollectedCredits({ orgId }: { orgId: string }) {
  const { region } = useWorkspaceRef()
  const collected = useLiveList('ledgerEntry', {
    region,
    path: `${paths.walletOfOrg(orgId)}/ledger`,
    filters: [['type', 'collected']],
    newestBy: 'at',
    count: shown,
  })
  if (collected.status !== 'ready') return null
  return collected.data.items.map(({ seq, at, amount }) => (
    <p key={seq} className={styles.hint}>
      {t('creditsCollected', { at: formatDate(at), credits: formatUsed(-amount) })}
    </p>
  ))
}

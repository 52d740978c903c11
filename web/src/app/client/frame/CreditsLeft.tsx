import { creditLeft } from '@parley/functions/shared/billing/credits'
import { paths } from '@parley/functions/shared/paths'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import styles from '../Client.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

/** The remaining credit of an organisation, for clients who may see its billing. */
export function CreditsLeft() {
  const { region, organisation, hasBilling } = useClient()
  const location = { region, path: paths.walletOfOrg(organisation.ID) }
  const wallet = useLiveDoc('wallet', hasBilling ? location : null)
  if (wallet.status !== 'ready' || !wallet.data) return null
  return (
    <span className={styles.credits}>
      {t('creditsLeft', { credits: formatCredits(creditLeft(wallet.data), 1) })}
    </span>
  )
}

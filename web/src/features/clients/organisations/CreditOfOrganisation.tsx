import { Button } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { creditLeft } from '@parley/functions/shared/billing/credits'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { ClientTerms } from './ClientTerms.tsx'
import { CollectedCredits } from './CollectedCredits.tsx'
import { MonthlyLimit } from './MonthlyLimit.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { t } from '../texts.ts'

/** Shows an organisation's credit, and moves credit to it or back. */
export function CreditOfOrganisation({ organisation: { ID, name } }: { organisation: Organisation }) {
  const { region } = useWorkspaceRef()
  const wallet = useLiveDoc('wallet', { region, path: paths.walletOfOrg(ID) })
  const [isMoving, setMoving] = useState(false)
  const left = wallet.status === 'ready' && wallet.data ? creditLeft(wallet.data) : undefined
  return (
    <FormSection
      title={t('credit')}
      lead={t('creditHint')}
      action={
        <Button variant="default" size="xs" onClick={() => setMoving(true)}>
          {t('transferCredits')}
        </Button>
      }
    >
      {left !== undefined && (
        <div className={styles.figure}>
          {t.rich('creditsLeft', { credits: formatCredits(left), b: (text) => <b>{text}</b> })}
        </div>
      )}
      {wallet.status === 'error' && (
        <LoadFailure title={t('creditNotLoaded')} error={wallet.error} retry={wallet.retry} />
      )}
      <CollectedCredits orgId={ID} />
      {wallet.status === 'ready' && wallet.data && <MonthlyLimit orgId={ID} wallet={wallet.data} />}
      <ClientTerms orgId={ID} />
      {isMoving && <TransferDialog orgId={ID} name={name} onClose={() => setMoving(false)} />}
    </FormSection>
  )
}

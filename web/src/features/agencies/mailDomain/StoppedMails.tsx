import { Button } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import styles from '../domains/Domains.module.css'
import { t } from './mailDomainTexts.ts'

/** Says that an agency's notices are no longer emailed, why, and how to resume; hidden while they are. */
export function StoppedMails({ agency }: { agency: Agency }) {
  const { region } = useWorkspaceRef()
  const ref = { region, agencyId: agency.ID }
  const standing = useRead(['mailStanding', region, agency.ID], () => call('readMailStanding', ref, region), {
    isForgotten: true,
  })
  const [isRetried, setRetried] = useState(false)
  const { isBusy, failure, send } = useSender()
  if (standing.status === 'error')
    return <InlineFailure text={t('standingNotLoaded')} retry={standing.retry} />
  if (standing.status === 'loading' || standing.data.stoppedAt === 0 || isRetried) return null
  const { sent, bounced, complained, retryAt } = standing.data

  async function retry() {
    await call('retryMails', ref, region)
    setRetried(true)
    void showToast(t('mailsGoOn'))
  }

  return (
    <FormSection title={t('stopped')} lead={t('stoppedText')}>
      <div className={styles.line}>
        <p>{t('stoppedFigures', { sent, bounced, complained })}</p>
        <p className={styles.explained}>{t('stoppedHelp')}</p>
        <div className={styles.actions}>
          <Button
            variant="default"
            loading={isBusy}
            disabled={retryAt > 0}
            onClick={() => void send({ work: retry })}
          >
            {t('tryMailsAgain')}
          </Button>
        </div>
        {retryAt > 0 && <p className={styles.note}>{t('retryFrom', { time: formatDateTime(retryAt) })}</p>}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </FormSection>
  )
}

import { Alert, Button } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { pauseTimeOf } from '@parley/functions/shared/agencies/unpaid'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

/** Says that an organisation has not paid, with the button that leaves or makes its dashboard open. */
export function UnpaidOrganisation({ organisation }: { organisation: Organisation }) {
  const { region } = useWorkspaceRef()
  const { isBusy, failure, send } = useSender()
  const { ID: orgId, unpaidSince, isPaused, isPauseWaived } = organisation
  if (unpaidSince === 0) return null
  const since = formatDate(unpaidSince)
  const state = isPauseWaived ? 'unpaidWaived' : isPaused ? 'unpaidPaused' : 'unpaidSoon'
  const waive = async () => void (await call('waivePause', { region, orgId }, region))
  return (
    <Alert role="note" color={isPaused ? 'red' : 'yellow'} title={t('notPaid')}>
      <div className={styles.unpaid}>
        <p>{t(state, { since, pause: formatDate(pauseTimeOf(unpaidSince)) })}</p>
        {!isPauseWaived && (
          <Button variant="default" loading={isBusy} onClick={() => void send({ work: waive })}>
            {t(isPaused ? 'openDashboardAgain' : 'leaveDashboardOpen')}
          </Button>
        )}
        {failure && <p role="alert">{failure}</p>}
      </div>
    </Alert>
  )
}

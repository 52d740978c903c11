import { Button } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/formats/formats.ts'
import { useSender } from '../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import styles from './Clients.module.css'
import { t } from './texts.ts'

/**
 * Warns that emails to a client bounce, and allows sending again; renders nothing while they arrive.
 */
export function BouncedEmail({ client }: { client: Client }) {
  const { region } = useWorkspaceRef()
  const { isBusy, send } = useSender()
  if (client.mailBouncedAt === 0) return null

  async function clear() {
    try {
      await call('clearBounce', { region, clientId: client.ID }, region)
      void showToast(t('bounceCleared'))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <FormSection
      title={t('mailsComeBack')}
      lead={t('mailsComeBackHint', { date: formatDate(client.mailBouncedAt) })}
    >
      <div className={styles.actions}>
        <Button variant="default" loading={isBusy} onClick={() => void send({ work: clear })}>
          {t('clearBounce')}
        </Button>
      </div>
    </FormSection>
  )
}

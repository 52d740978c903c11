import { Badge, Button, Skeleton } from '@mantine/core'
import type { MailDomainState, ShownMailDomain } from '@parley/functions/shared/agencies/mailDomains'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { CallError } from '../../../lib/errors.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import styles from '../domains/Domains.module.css'
import { t } from './mailDomainTexts.ts'
import { MailRecords, statusColours } from './MailRecords.tsx'
import type { FollowedMailDomain } from './useMailDomain.ts'

/** An agency's mail domain: its state, its DNS records, and a button that deletes it. */
export function MailDomainLine({ domain }: { domain: FollowedMailDomain }) {
  const { name, state } = domain
  const deletion = useDeletion<Pick<FollowedMailDomain, 'name'>>({
    title: t('delete'),
    text: (item) => t('deleteText', { name: item.name }),
    done: t('deleted'),
    remove: async () => {
      try {
        await domain.remove()
      } catch {
        throw new CallError('unavailable', t('notDeleted'))
      }
    },
  })

  async function handleCheck() {
    try {
      const next = await domain.check()
      await showToast(t(`text_${next}`))
    } catch (error) {
      showFailure(error)
    }
  }

  if (state.status === 'error')
    return <LoadFailure title={t('notLoaded')} error={state.error} retry={state.retry} />
  if (state.status === 'loading') return <Skeleton height={64} radius="md" />
  const mailDomain = state.data
  const isWaiting = mailDomain !== null && mailDomain.state !== 'verified' && !mailDomain.isReleasing
  return (
    <>
      <div className={styles.line}>
        <div className={styles.head}>
          <bdi dir="auto" className={styles.host}>
            {name}
          </bdi>
          <StateBadge mailDomain={mailDomain} />
          <Button
            variant="subtle"
            color="red"
            className={styles.delete ?? ''}
            onClick={() => deletion.confirmDeletion({ name })}
          >
            {t('delete')}
          </Button>
        </div>
        <output className={styles.explained}>{explain(mailDomain)}</output>
        {isWaiting && (
          <div className={styles.actions}>
            <Button variant="default" onClick={() => void handleCheck()}>
              {t('checkNow')}
            </Button>
          </div>
        )}
      </div>
      {mailDomain && !mailDomain.isReleasing && mailDomain.records.length > 0 && (
        <MailRecords records={mailDomain.records} />
      )}
      {deletion.question}
    </>
  )
}

function StateBadge({ mailDomain }: { mailDomain: ShownMailDomain | null }) {
  if (mailDomain?.isReleasing) return <Badge color="gray">{t('releasing')}</Badge>
  const state: MailDomainState = mailDomain?.state ?? 'failed'
  return <Badge color={statusColours[state]}>{t(`status_${state}`)}</Badge>
}

/**
 * Returns the explanation of a mail domain's state. An ended plan takes precedence over the state:
 * nothing else restores the domain.
 */
function explain(mailDomain: ShownMailDomain | null): string {
  if (!mailDomain) return t('gone')
  if (mailDomain.isReleasing) return t('releasingText')
  if (mailDomain.isUnpaid) return t('unpaid')
  return mailDomain.isRefused ? t('refused') : t(`text_${mailDomain.state}`)
}

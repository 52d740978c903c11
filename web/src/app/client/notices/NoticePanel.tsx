import { ActionIcon, Button, EmptyState, Skeleton } from '@mantine/core'
import { IconBellCheck, IconSettings } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { showFailure } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import styles from './Notices.module.css'
import { saveOwn } from './saveOwn.ts'
import { t } from './texts.ts'
import type { Notices } from './useNotices.ts'

interface NoticePanelProps {
  notices: Notices
  isAtSettings: boolean
  onClose: () => void
}

/** A client's notices and their settings; shown notices count as seen. */
export function NoticePanel({ notices, isAtSettings, onClose }: NoticePanelProps) {
  const { region, client } = useClient()
  const { items, hasUnseen } = notices
  const [isSetting, setSetting] = useState(isAtSettings)
  const [seenBefore] = useState(client.noticesSeenAt)
  const newestAt = items[0]?.at ?? 0

  useEffect(() => {
    if (isSetting || !hasUnseen) return
    // A failure is ignored, because nobody requested this.
    saveOwn(region, client, { noticesSeenAt: newestAt }).catch(() => {})
  }, [region, client, hasUnseen, isSetting, newestAt])

  function markAllAsRead() {
    saveOwn(region, client, { noticesSeenAt: newestAt, noticesGoneAt: newestAt }).catch((error: unknown) =>
      showFailure(error, (reason) => t('notMarked', { reason })),
    )
  }

  return (
    <>
      <header className={styles.head}>
        <h2>{t('notifications')}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('settings')}
          title={t('settings')}
          aria-pressed={isSetting}
          onClick={() => setSetting(!isSetting)}
        >
          <IconSettings size={18} />
        </ActionIcon>
      </header>
      {isSetting ? (
        <NoticeSettings />
      ) : (
        <>
          <div className={styles.body}>
            <NoticeList notices={notices} seenAt={seenBefore} onClose={onClose} />
          </div>
          {items.length > 0 && (
            <footer className={styles.foot}>
              <Button variant="subtle" size="compact-md" onClick={markAllAsRead}>
                {t('markAllAsRead')}
              </Button>
            </footer>
          )}
        </>
      )}
    </>
  )
}

interface NoticeListProps {
  notices: Notices
  /** The time up to which notices were seen before the panel was opened. */
  seenAt: number
  onClose: () => void
}

function NoticeList({ notices: { items, isLoading, retry }, seenAt, onClose }: NoticeListProps) {
  if (retry) return <InlineFailure text={t('notLoaded')} retry={retry} />
  if (isLoading && items.length === 0) return <Skeleton height={64} m={16} w="auto" aria-busy="true" />
  if (items.length === 0)
    return <EmptyState icon={<IconBellCheck size={28} />} title={t('noUnread')} description={t('caughtUp')} />
  return (
    <ul className={styles.list}>
      {items.map((notice) => (
        <NoticeItem key={notice.ID} notice={notice} isNew={notice.at > seenAt} onOpen={onClose} />
      ))}
    </ul>
  )
}

import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Suspense } from 'react'
import { PartBoundary } from '../../../components/failures/PartBoundary.tsx'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import styles from './Notices.module.css'
import { t } from './texts.ts'
import { useNotices } from './useNotices.ts'
import type { OpenNotices } from './useOpenNotices.ts'
import { useNoticeToast } from './useNoticeToast.ts'

const NoticePanel = lazyComponent(async () => (await import('./NoticePanel.tsx')).NoticePanel)

interface NoticeBellProps extends OpenNotices {
  /** Whether it is in a column at the side. */
  isVertical?: boolean
}

/** The bell with a client's notices. A dot pulses while some are unseen. */
export function NoticeBell({ isOpen, isAtSettings, setOpen, isVertical = false }: NoticeBellProps) {
  const notices = useNotices()
  useNoticeToast(notices, isOpen)
  const label = t(notices.hasUnseen ? 'bellUnseen' : 'notifications')
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={isVertical ? 'right-end' : 'bottom-end'}
      width={350}
      trapFocus
      returnFocus
      shadow="none"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          title={label}
          className={styles.bell}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={18} />
          {notices.hasUnseen && <i aria-hidden="true" className={styles.dot} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <div className={styles.panel}>
          <PartBoundary>
            <Suspense fallback={null}>
              {isOpen && (
                <NoticePanel notices={notices} isAtSettings={isAtSettings} onClose={() => setOpen(false)} />
              )}
            </Suspense>
          </PartBoundary>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { BottomSheet } from '../../../components/dialogs/BottomSheet.tsx'
import styles from './PreviewBeside.module.css'
import { t } from '../texts.ts'

interface PreviewBesideProps {
  /** The content of the preview, for screen readers. */
  label: string
  preview: ReactNode
  children: ReactNode
}

/** A form with a preview of the widget beside it; on a phone a button opens the preview. */
export function PreviewBeside({ label, preview, children }: PreviewBesideProps) {
  const isPhone = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false })
  return (
    <div className={styles.room} data-previews>
      {isPhone && <PreviewSheet label={label}>{preview}</PreviewSheet>}
      <div className={styles.split}>
        {children}
        {!isPhone && (
          <aside className={styles.preview} aria-label={label}>
            <h2>{t('preview')}</h2>
            {preview}
          </aside>
        )}
      </div>
    </div>
  )
}

function PreviewSheet({ label, children }: Pick<PreviewBesideProps, 'label' | 'children'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.open ?? ''}
        variant="default"
        leftSection={<IconEye size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('preview')}
      </Button>
      {isOpen && (
        <BottomSheet isTall title={label} onClose={() => setOpen(false)}>
          {children}
        </BottomSheet>
      )}
    </>
  )
}

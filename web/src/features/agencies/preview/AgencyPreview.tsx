import { Button } from '@mantine/core'
import { previewPages, type PreviewPage } from '@parley/functions/shared/agencies/agencyPreview'
import { useState } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import { useColorScheme } from '../../../lib/browser/colorScheme.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import styles from './AgencyPreview.module.css'
import { t } from './texts.ts'
import { useScene } from './useScene.ts'

const screens = ['desktop', 'phone'] as const
const schemes = ['light', 'dark'] as const

/** The agency's pages with unsaved changes, beside the form. */
export function AgencyPreview({ firstPage }: { firstPage: PreviewPage }) {
  const [page, setPage] = useState<PreviewPage>(firstPage)
  const [screen, setScreen] = useState<(typeof screens)[number]>('desktop')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>(useColorScheme())
  const [isOpen, setOpen] = useState(false)
  const scene = useScene(page, scheme)
  return (
    <aside className={styles.preview} data-open={isOpen || undefined} aria-label={t('preview')}>
      <Button
        variant="default"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'hidePreview' : 'showPreview')}
      </Button>
      <div className={styles.content}>
        <div className={styles.choices}>
          <Choice
            label={t('page')}
            isLabelHidden
            value={page}
            options={previewPages.map((value) => ({ value, label: t(`page_${value}`) }))}
            onChange={setPage}
          />
          <Choice
            label={t('screen')}
            isLabelHidden
            value={screen}
            options={screens.map((value) => ({ value, label: t(`screen_${value}`) }))}
            onChange={setScreen}
          />
          <Choice
            label={t('scheme')}
            isLabelHidden
            value={scheme}
            options={schemes.map((value) => ({ value, label: t(`scheme_${value}`) }))}
            onChange={setScheme}
          />
        </div>
        <PreviewFrame title={t('preview')} scene={scene} isPhone={screen === 'phone'} />
        <p className={styles.note}>{t('previewNote')}</p>
      </div>
    </aside>
  )
}

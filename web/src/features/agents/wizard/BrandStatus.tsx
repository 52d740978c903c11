import { Button, Loader } from '@mantine/core'
import styles from './AgentWizard.module.css'
import { SlowHint } from './SlowHint.tsx'
import type { Wizard } from './useWizard.ts'
import { t } from './texts.ts'

/** Shows that the website is being read, or that it could not be read. */
export function BrandStatus({ wizard: { reading, readAgain } }: { wizard: Wizard }) {
  if (reading?.state === 'reading')
    return (
      <output className={styles.status}>
        <Loader size="xs" aria-hidden="true" />
        <span>{t('analysing', { website: new URL(reading.website).hostname })}</span>
        <SlowHint key={reading.attempt} onRetry={readAgain} />
      </output>
    )
  if (reading?.state !== 'failed') return null
  return (
    <div className={styles.status} role="alert">
      <b>{t('brandUnreadable')}</b>
      <span>{`${reading.failure} ${t('brandUnreadableHint')}`}</span>
      <Button variant="default" size="compact-sm" onClick={readAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

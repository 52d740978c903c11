import { Button } from '@mantine/core'
import type { Deciding } from '../../../features/agents/reviews/DecisionDialogs.tsx'
import { t } from '../../../features/agents/reviews/texts.ts'
import styles from './SignBar.module.css'

interface SignBarProps {
  /** The number of changes that are approved together. */
  changes: number
  onDecide: (decision: Deciding['decision']) => void
}

/** The decision on an approval request, at the foot of the page and in view as long as it is scrolled. */
export function SignBar({ changes, onDecide }: SignBarProps) {
  return (
    <section className={styles.bar} data-at-foot aria-label={t('yourDecision')}>
      <p>{t('changesToSign', { count: changes })}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onDecide('askForChanges')}>
          {t('askForChanges')}
        </Button>
        <Button onClick={() => onDecide('approve')}>{t('approve')}</Button>
      </div>
    </section>
  )
}

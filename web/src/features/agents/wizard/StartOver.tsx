import { Button } from '@mantine/core'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { hasTyped } from './wizardDraft.ts'
import { t } from './texts.ts'

/** Clears the wizard, and can restore the input until something else is typed. */
export function StartOver({ wizard: { draft, startOver, bringBack } }: { wizard: Wizard }) {
  if (!hasTyped(draft) && !draft.cleared) return null
  // One button for both, so that it keeps the focus and the same key undoes the clearing.
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={styles.startOver ?? ''}
      onClick={hasTyped(draft) ? startOver : bringBack}
    >
      {hasTyped(draft) ? t('clearEverything') : t('bringItBack')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { hasTyped } from './wizardDraft.ts'

/** Empties the wizard, and gives back what was in it for as long as nothing else has been typed. */
export function StartOver({ wizard: { draft, change, startOver } }: { wizard: Wizard }) {
  const [cleared, setCleared] = useState<typeof draft>()

  function handleClick() {
    if (!hasTyped(draft)) return change(cleared ?? {})
    setCleared(draft)
    startOver()
  }

  if (!hasTyped(draft) && !cleared) return null
  // One button for both, so that it keeps the focus and the same key takes back what it did.
  return (
    <Button variant="default" size="compact-sm" className={styles.startOver ?? ''} onClick={handleClick}>
      {hasTyped(draft) ? 'Clear everything' : 'Bring it back'}
    </Button>
  )
}

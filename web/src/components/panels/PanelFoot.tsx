import { Button } from '@mantine/core'
import { useContext } from 'react'
import { LeavePanelContext } from './LeavePanelContext.ts'
import styles from './PanelFoot.module.css'
import { t } from '../texts.ts'

interface PanelFootProps {
  /** The label of the button that submits the form. */
  action: string
  /** Nothing can be submitted yet. */
  isDisabled?: boolean
  /** Replaces the button that closes the panel. */
  other?: { label: string; onClick: () => void }
  isBusy: boolean
  failure: string | undefined
}

/** The error and the two buttons of a form in a side panel; they stay visible while it scrolls. */
export function PanelFoot({ action, isDisabled = false, other, isBusy, failure }: PanelFootProps) {
  const leave = useContext(LeavePanelContext)
  return (
    <footer className={styles.foot} data-at-foot>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button variant="default" disabled={isBusy} onClick={other?.onClick ?? leave}>
        {other?.label ?? t('cancel')}
      </Button>
      <Button type="submit" disabled={isDisabled} loading={isBusy}>
        {action}
      </Button>
    </footer>
  )
}

import { Button } from '@mantine/core'
import { useContext } from 'react'
import { LeavePanelContext } from './LeavePanelContext.ts'
import styles from './PanelFoot.module.css'
import { t } from './texts.ts'

interface PanelFootProps {
  /** What the button says that sends the form. */
  action: string
  /** There is nothing yet that could be sent. */
  isDisabled?: boolean
  /** What can be done instead; without it, the panel is closed. */
  other?: { label: string; onClick: () => void }
  isBusy: boolean
  failure: string | undefined
}

/** The failure and the two buttons of a form in a panel at the side; they stay in view while it is scrolled. */
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

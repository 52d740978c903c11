import { IconChevronRight, IconFileImport, IconWand } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFileDrop } from '../../../lib/files/useFileDrop.ts'
import styles from './NewAgentDrawer.module.css'
import { t } from '../texts.ts'

interface StandardWaysProps {
  isDisabled: boolean
  onWizard: () => void
  /** `file`: one that was already dropped. */
  onImport: (file?: File) => void
}

/** The ways to create an agent without a template. */
export function StandardWays({ isDisabled, onWizard, onImport }: StandardWaysProps) {
  const fromFile = useRef<HTMLButtonElement>(null)
  const isOver = useFileDrop(fromFile, ([file]) => file && onImport(file))
  return (
    <>
      <button type="button" className={styles.wizard} disabled={isDisabled} onClick={onWizard}>
        <IconWand size={20} />
        <span>
          <b>{t('agentWizard')}</b>
          {t('wizardLead')}
        </span>
        <IconChevronRight size={16} />
      </button>
      <button
        ref={fromFile}
        type="button"
        className={styles.wizard}
        data-over={isOver}
        disabled={isDisabled}
        onClick={() => onImport()}
      >
        <IconFileImport size={20} />
        <span>
          <b>{t('fromAFile')}</b>
          {t('fromAFileLead')}
        </span>
        <IconChevronRight size={16} />
      </button>
    </>
  )
}

import { IconChevronRight, IconFileImport, IconTransferIn, IconWand } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { useFileDrop } from '../../../lib/files/useFileDrop.ts'
import styles from './NewAgentDrawer.module.css'
import { t } from '../texts.ts'

interface StandardWaysProps {
  isDisabled: boolean
  onWizard: () => void
  /** `file`: one that was already dropped. */
  onImport: (file?: File) => void
  onMoveIn: (file?: File) => void
}

/** The ways to create an agent without a template. */
export function StandardWays({ isDisabled, onWizard, onImport, onMoveIn }: StandardWaysProps) {
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
      <FileWay
        icon={<IconFileImport size={20} />}
        name={t('fromAFile')}
        lead={t('fromAFileLead')}
        isDisabled={isDisabled}
        onFile={onImport}
      />
      <FileWay
        icon={<IconTransferIn size={20} />}
        name={t('fromPlatform')}
        lead={t('fromPlatformLead')}
        isDisabled={isDisabled}
        onFile={onMoveIn}
      />
    </>
  )
}

interface FileWayProps {
  icon: ReactNode
  name: string
  lead: string
  isDisabled: boolean
  onFile: (file?: File) => void
}

/** A way that begins with a file, which can be dropped on it. */
function FileWay({ icon, name, lead, isDisabled, onFile }: FileWayProps) {
  const area = useRef<HTMLButtonElement>(null)
  const isOver = useFileDrop(area, ([file]) => file && onFile(file))
  return (
    <button
      ref={area}
      type="button"
      className={styles.wizard}
      data-over={isOver}
      disabled={isDisabled}
      onClick={() => onFile()}
    >
      {icon}
      <span>
        <b>{name}</b>
        {lead}
      </span>
      <IconChevronRight size={16} />
    </button>
  )
}

import { Loader } from '@mantine/core'
import { templateLimits } from '@parley/functions/shared/agents/agentTemplate'
import { useState } from 'react'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { FilePick } from './FilePick.tsx'
import styles from './ImportDrawer.module.css'
import { ImportForm } from './ImportForm.tsx'
import { exportLimits } from '../moving/parsing/exportLimits.ts'
import { movingTexts } from '../moving/texts.ts'
import { WhereToFind } from '../moving/WhereToFind.tsx'
import { t } from './texts.ts'
import { useTemplateFile, type FileOrigin } from './useTemplateFile.ts'

interface ImportDrawerProps {
  origin: FileOrigin
  /** A file that was already dropped. */
  file?: File | undefined
  onClose: () => void
}

/**
 * Creates an agent from a file: the file is uploaded and previewed first, and nothing is created before that.
 */
export function ImportDrawer({ origin, file, onClose }: ImportDrawerProps) {
  const { chosen, choose, fail, forget, keepTitle } = useTemplateFile(file, origin)
  const [isBusy, setBusy] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const isExport = origin === 'platform'
  const title = isExport ? movingTexts('movingIn') : t('importAgent')
  return (
    <SidePanel
      isBusy={isBusy}
      // The file of another platform is still there when the panel is opened again.
      isDirty={isTyped && !isExport && chosen.status === 'ready'}
      onClose={onClose}
      title={title}
      size={560}
    >
      {chosen.status === 'none' && (
        <div className={styles.form}>
          <FilePick {...(isExport ? exportPick : templatePick)()} failure={chosen.failure} onFile={choose} />
          {isExport && <WhereToFind />}
        </div>
      )}
      {chosen.status === 'reading' && (
        <output className={styles.drop} aria-busy="true">
          <Loader size="sm" />
          <b dir="auto">{chosen.name}</b>
          <span>{isExport ? movingTexts('readingExport') : t('reading')}</span>
        </output>
      )}
      {chosen.status === 'ready' && (
        <ImportForm
          key={chosen.fileId}
          file={chosen}
          onBusy={setBusy}
          onRefused={fail}
          onOther={forget}
          onTitle={(typed) => {
            setTyped(true)
            keepTitle(typed)
          }}
          onClose={onClose}
        />
      )}
    </SidePanel>
  )
}

function templatePick() {
  const megabytes = templateLimits.fileBytes / 1_000_000
  return {
    label: t('agentFile'),
    hint: t('dropFileHint', { megabytes }),
    accept: '.json,application/json',
  }
}

function exportPick() {
  const megabytes = exportLimits.fileBytes / 1_000_000
  return {
    label: movingTexts('exportFile'),
    hint: movingTexts('exportHint', { megabytes }),
    accept: '.vf,.json,.yml,.yaml,.csv,.tsv',
  }
}

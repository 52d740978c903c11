import { Loader } from '@mantine/core'
import { useState } from 'react'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { FilePick } from './FilePick.tsx'
import styles from './ImportDrawer.module.css'
import { ImportForm } from './ImportForm.tsx'
import { t } from './texts.ts'
import { useTemplateFile } from './useTemplateFile.ts'

interface ImportDrawerProps {
  /** A file that was already dropped. */
  file?: File | undefined
  onClose: () => void
}

/**
 * Creates an agent from a file: the file is uploaded and previewed first, and nothing is created before that.
 */
export function ImportDrawer({ file, onClose }: ImportDrawerProps) {
  const { chosen, choose, fail, forget } = useTemplateFile(file)
  const [isBusy, setBusy] = useState(false)
  return (
    <SidePanel isBusy={isBusy} onClose={onClose} title={t('importAgent')} size={560}>
      {chosen.status === 'none' && <FilePick failure={chosen.failure} onFile={choose} />}
      {chosen.status === 'reading' && (
        <output className={styles.drop} aria-busy="true">
          <Loader size="sm" />
          <b dir="auto">{chosen.name}</b>
          <span>{t('reading')}</span>
        </output>
      )}
      {chosen.status === 'ready' && (
        <ImportForm
          key={chosen.fileId}
          file={chosen}
          onBusy={setBusy}
          onRefused={fail}
          onOther={forget}
          onClose={onClose}
        />
      )}
    </SidePanel>
  )
}

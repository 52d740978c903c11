import { Loader } from '@mantine/core'
import { useState } from 'react'
import { SidePanel } from '../../../components/SidePanel.tsx'
import { FilePick } from './FilePick.tsx'
import styles from './ImportDrawer.module.css'
import { ImportForm } from './ImportForm.tsx'
import { t } from './texts.ts'
import { useTemplateFile } from './useTemplateFile.ts'

interface ImportDrawerProps {
  /** One that was dropped already. */
  file?: File | undefined
  onClose: () => void
}

/** Makes an agent of a file: the file is read and looked at first, and nothing is made until that was seen. */
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

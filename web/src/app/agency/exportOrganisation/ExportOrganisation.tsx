import { Button } from '@mantine/core'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { useEffect, useRef, useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import { t } from './texts.ts'
import type { ExportProgress } from './agentFiles.ts'
import styles from './ExportOrganisation.module.css'

/** Saves a ZIP file with all that belongs to an organisation. Leaving the page stops it. */
export function ExportOrganisation({ organisation }: { organisation: Organisation }) {
  const { region, workspaceId } = useWorkspaceRef()
  const [progress, setProgress] = useState<ExportProgress | 'starting'>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function handleExport() {
    const controller = new AbortController()
    running.current = controller
    setProgress('starting')
    try {
      const { saveOrganisation } = await import('./saveOrganisation.ts')
      await saveOrganisation({ region, workspaceId, organisation }, setProgress, controller.signal)
      void showToast(t('exported'))
    } catch (error) {
      if (!controller.signal.aborted) showFailure(error, (reason) => t('notExported', { reason }))
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <FormSection title={t('title')} lead={t('lead')}>
      <div className={styles.actions}>
        <Button variant="default" loading={progress !== undefined} onClick={() => void handleExport()}>
          {t('exportNow')}
        </Button>
        {progress !== undefined && (
          <Button variant="subtle" color="gray" onClick={() => running.current?.abort()}>
            {t('stop')}
          </Button>
        )}
        <output className={styles.progress}>
          {progress && progress !== 'starting' && t('exportingAgent', { ...progress })}
        </output>
      </div>
    </FormSection>
  )
}

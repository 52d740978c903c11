import { Button } from '@mantine/core'
import type { Tool } from '@parley/functions/shared/tools'
import { useState } from 'react'
import { SidePanel } from '../../components/SidePanel.tsx'
import { t } from './texts.ts'
import { ToolForm } from './ToolForm.tsx'
import { draftOf, emptyTool } from './toolForm.ts'
import styles from './Tools.module.css'

interface ToolPanelProps {
  /** As it was opened; missing for a new one. */
  tool: Tool | undefined
  /** As it is by now. */
  newest: Tool | undefined
  onReload: (tool: Tool) => void
  onClose: () => void
}

/** Edits a tool. Where a colleague saves it meanwhile, the person says which of both stays. */
export function ToolPanel({ tool, newest, onReload, onClose }: ToolPanelProps) {
  const [isDirty, setDirty] = useState(false)
  const [seq, setSeq] = useState(tool?.seq ?? 0)
  const isOlder = newest !== undefined && newest.seq > seq
  return (
    <SidePanel
      title={t(tool ? 'editFunction' : 'newFunction')}
      size={720}
      isDirty={isDirty}
      onClose={onClose}
    >
      {isOlder && (
        <div className={styles.notice} role="alert">
          <p>{t('changedMeanwhile')}</p>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setSeq(newest.seq)
              onReload(newest)
            }}
          >
            {t('takeTheirs')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setSeq(newest.seq)}>
            {t('keepMine')}
          </Button>
        </div>
      )}
      <ToolForm
        key={tool?.seq ?? 0}
        toolId={tool?.ID}
        seq={seq}
        draft={tool ? draftOf(tool) : emptyTool}
        onDirty={setDirty}
        onClose={onClose}
      />
    </SidePanel>
  )
}

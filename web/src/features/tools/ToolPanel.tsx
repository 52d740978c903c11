import type { Tool } from '@parley/functions/shared/tools/tools'
import { EditPanel } from '../../components/panels/EditPanel.tsx'
import { t } from './texts.ts'
import { ToolForm } from './ToolForm.tsx'
import { draftOf, emptyTool } from './toolForm.ts'

interface ToolPanelProps {
  /** The current stored version; undefined for a new tool. */
  tool: Tool | undefined
  onClose: () => void
}

/** Edits a tool in a side panel, or creates one. */
export function ToolPanel({ tool, onClose }: ToolPanelProps) {
  const words = {
    title: t('editFunction'),
    titleOfNew: t('newFunction'),
    changedMeanwhile: t('changedMeanwhile'),
    takeTheirs: t('takeTheirs'),
    keepMine: t('keepMine'),
  }
  return (
    <EditPanel item={tool} words={words} onClose={onClose}>
      {({ key, opened, base, onEditing }) => (
        <ToolForm
          key={key}
          toolId={opened?.ID}
          seq={base?.seq ?? 0}
          draft={opened ? draftOf(opened) : emptyTool}
          onEditing={onEditing}
          onClose={onClose}
        />
      )}
    </EditPanel>
  )
}

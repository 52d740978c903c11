import type { McpServer } from '@parley/functions/shared/tools/mcp'
import { EditPanel } from '../../../components/panels/EditPanel.tsx'
import { McpServerForm } from './McpServerForm.tsx'
import { t } from './texts.ts'

interface McpServerPanelProps {
  /** The current stored version; undefined for a new server. */
  server: McpServer | undefined
  /** Called with the id of a new server, whose functions are chosen next. */
  onMade: (serverId: string) => void
  onClose: () => void
}

/** Edits a server of functions in a side panel, or creates one. */
export function McpServerPanel({ server, onMade, onClose }: McpServerPanelProps) {
  const words = {
    title: t('editServer'),
    titleOfNew: t('newServer'),
    changedMeanwhile: t('changedMeanwhile'),
    takeTheirs: t('takeTheirs'),
    keepMine: t('keepMine'),
  }
  return (
    <EditPanel item={server} words={words} onClose={onClose}>
      {({ key, base, onEditing }) => (
        <McpServerForm key={key} server={base} onEditing={onEditing} onMade={onMade} onClose={onClose} />
      )}
    </EditPanel>
  )
}

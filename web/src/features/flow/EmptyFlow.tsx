import { Button, EmptyState } from '@mantine/core'
import { useFlowEditing } from './FlowContext.ts'
import { t } from './texts.ts'

/** Explains a flow without nodes; `onAdd` creates its start. */
export function EmptyFlow({ onAdd }: { onAdd: () => void }) {
  const { mayEdit } = useFlowEditing()
  return (
    <EmptyState title={t('noNodesYet')} description={t('noNodesHint')}>
      {mayEdit && (
        <EmptyState.Actions>
          <Button onClick={onAdd}>{t('addStart')}</Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}

import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useContext } from 'react'
import { groupOf } from '@parley/functions/shared/flow/groups'
import { FindingsContext, useFlow, useFlowEditing } from '../FlowContext.ts'
import { addToFlow } from '../store/addToFlow.ts'
import { intoGroup, withNewGroup } from '../store/groupEdits.ts'
import { t } from '../texts.ts'

/** Chooses the group that a node is drawn in. */
export function NodeGroup({ nodeId }: { nodeId: string }) {
  const { store, mayEdit } = useFlowEditing()
  const { list } = useContext(FindingsContext)
  const group = useFlow(({ draft }) => groupOf(draft, nodeId) ?? '')
  const groups = list.filter(({ kind }) => kind === 'group')

  function choose(value: string) {
    store.change(intoGroup(store.state.draft, [nodeId], value || undefined))
  }

  function add() {
    const flow = store.state.draft
    addToFlow(store, withNewGroup(flow, [nodeId])?.flow ?? flow)
  }

  return (
    <>
      <NativeSelect
        label={t('kind_group')}
        description={t('groupHint')}
        disabled={!mayEdit}
        value={group}
        data={[
          { value: '', label: t('noGroup') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {mayEdit && group === '' && (
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={add}>
          {t('newGroup')}
        </Button>
      )}
    </>
  )
}

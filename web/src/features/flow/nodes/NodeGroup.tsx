import { NativeSelect } from '@mantine/core'
import { useContext } from 'react'
import { groupOf } from '@parley/functions/shared/flow/groups'
import { FindingsContext, useFlow, useFlowEditing } from '../FlowContext.ts'
import { addToFlow } from '../store/addToFlow.ts'
import { intoGroup, withNewGroup } from '../store/groupEdits.ts'
import { t } from '../texts.ts'

/** No id of a group: ids begin with a letter. */
const newGroup = '+'

/** Chooses the group that a node is drawn in. */
export function NodeGroup({ nodeId }: { nodeId: string }) {
  const { store, mayEdit } = useFlowEditing()
  const { list } = useContext(FindingsContext)
  const group = useFlow(({ draft }) => groupOf(draft, nodeId) ?? '')
  const groups = list.filter(({ kind }) => kind === 'group')

  function choose(value: string) {
    const flow = store.state.draft
    if (value !== newGroup) store.change(intoGroup(flow, [nodeId], value || undefined))
    else addToFlow(store, withNewGroup(flow, [nodeId])?.flow ?? flow)
  }

  return (
    <NativeSelect
      label={t('kind_group')}
      description={t('groupHint')}
      disabled={!mayEdit}
      value={group}
      data={[
        { value: '', label: t('noGroup') },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
        { value: newGroup, label: t('newGroup') },
      ]}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  )
}

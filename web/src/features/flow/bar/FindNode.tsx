import { Select } from '@mantine/core'
import { readingOrder } from '@parley/functions/shared/flow/readingOrder'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { nameOfNode } from '../edges/describeEdge.ts'
import styles from './FlowBar.module.css'
import { useFlow } from '../FlowContext.ts'
import { t } from '../texts.ts'

/** Finds a node by its name or text, and goes to it. */
export function FindNode({ onFind }: { onFind: (nodeId: string) => void }) {
  const [query, setAsked] = useState('')
  const draft = useFlow((state) => state.draft)
  const found = useMemo(() => {
    const words = query.trim().toLowerCase()
    return readingOrder(draft).flatMap((value) => {
      const node = draft.nodes[value]
      if (!node) return []
      const label = nameOfNode(node)
      const isFound = `${label}\n${node.text}\n${node.outcome}`.toLowerCase().includes(words)
      return isFound ? [{ value, label }] : []
    })
  }, [draft, query])
  return (
    <Select
      className={styles.find ?? ''}
      aria-label={t('findNode')}
      placeholder={t('findNode')}
      size="xs"
      searchable
      data-own-undo
      leftSection={<IconSearch size={14} />}
      rightSection={null}
      value={null}
      searchValue={query}
      onSearchChange={setAsked}
      nothingFoundMessage={t('nothingFound')}
      data={found}
      filter={({ options }) => options.slice(0, 20)}
      renderOption={({ option }) => <span dir="auto">{option.label}</span>}
      onChange={(nodeId) => {
        if (nodeId === null) return
        onFind(nodeId)
        setAsked('')
      }}
    />
  )
}

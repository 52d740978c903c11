import { CloseButton } from '@mantine/core'
import { testLimits } from '@parley/functions/shared/agents/savedTests'
import { ActionSelect } from '../../components/forms/ActionSelect.tsx'
import styles from './TestsPage.module.css'
import { t } from './texts.ts'

interface ExpectedPathProps {
  nodes: readonly { id: string; name: string }[]
  /** Ids of nodes, in the order in which they must be visited. */
  path: readonly string[]
  isDisabled: boolean
  onChange: (path: string[]) => void
}

/** Edits the nodes that an answer must visit, in order. */
export function ExpectedPath({ nodes, path, isDisabled, onChange }: ExpectedPathProps) {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id
  return (
    <div className={styles.path}>
      <ActionSelect
        label={t('expectedPath')}
        description={t('expectedPathHint')}
        placeholder={t('addNode')}
        isDisabled={isDisabled || path.length >= testLimits.nodes}
        options={nodes.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(node) => onChange([...path, node])}
      />
      {path.length > 0 && (
        <ol aria-label={t('expectedPath')}>
          {path.map((id, place) => (
            // A node may be visited twice.
            <li key={`${place}-${id}`}>
              <bdi>{nameOf(id)}</bdi>
              <CloseButton
                size="sm"
                disabled={isDisabled}
                aria-label={t('removeNode', { name: nameOf(id) })}
                onClick={() => onChange(path.filter((_, other) => other !== place))}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

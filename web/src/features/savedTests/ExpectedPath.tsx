import { CloseButton, NativeSelect } from '@mantine/core'
import { testLimits } from '@parley/functions/shared/agents/savedTests'
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
      <NativeSelect
        label={t('expectedPath')}
        description={t('expectedPathHint')}
        value=""
        disabled={isDisabled || path.length >= testLimits.nodes}
        data={[
          { value: '', label: t('addNode') },
          ...nodes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => value && onChange([...path, value])}
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

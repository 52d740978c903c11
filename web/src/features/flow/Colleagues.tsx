import { useColleaguesAt } from '../../lib/agents/editedNode.ts'
import styles from './Colleagues.module.css'
import { t } from './texts.ts'

/** Names the colleagues who have a node open, at the node. */
export function Colleagues({ nodeId }: { nodeId: string }) {
  const names = useColleaguesAt(nodeId)
  if (!names) return null
  return (
    <span className={styles.colleagues} title={t('isHere', { names })}>
      <bdi dir="auto">{names}</bdi>
    </span>
  )
}

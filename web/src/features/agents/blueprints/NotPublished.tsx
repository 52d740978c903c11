import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { refusalText } from '../../../lib/texts/refusalTexts.ts'
import { AgentName } from './AgentName.tsx'
import styles from './Blueprints.module.css'
import { t } from './texts.ts'

type Outcome = Pick<CallableOutput<'sendBlueprint'>['sent'][number], 'agentId' | 'outcome' | 'refusal'>

/** The agents that could not be published after a send, and why; hidden if none exist. */
export function NotPublished({ outcomes }: { outcomes: readonly Outcome[] }) {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return null
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('notPublished', { count: failed.length })}</p>
      <ul>
        {failed.map(({ agentId, refusal }) => (
          <li key={agentId}>
            <AgentName agentId={agentId} />
            <span>{refusal && refusalText(refusal.key, refusal.values)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

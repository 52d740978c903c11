import { IconRefresh, IconRocket } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './UnansweredQuestionsCard.module.css'
import { t } from './texts.ts'
import { useChanges } from './useChanges.ts'
import type { AgentLooks } from './useAgentLooks.ts'

/**
 * The latest publications, with their dates; hidden if they cannot be read, because they are not essential.
 */
export function WhatChanged({ looks }: { looks: AgentLooks }) {
  const { region } = useWorkspaceRef()
  const changes = useChanges()
  if (changes.status !== 'ready') return null
  const shownChanges = changes.data.filter(({ agentId, version }) => looks.has(agentId) && version > 0)
  if (shownChanges.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="what-changed">
      <h2 id="what-changed">{t('whatChanged')}</h2>
      <ul className={styles.changes}>
        {shownChanges.map(({ agentId, version, at }) => (
          <li key={`${agentId}/${at}`}>
            <ChangeSign isFirst={version === 1} colour={looks.get(agentId)?.color} />
            <span>
              {t.rich(version === 1 ? 'wentLive' : 'published', {
                agent: () => (
                  <Link to={webPaths.agent(region, agentId)} dir="auto">
                    {looks.get(agentId)?.title}
                  </Link>
                ),
              })}
            </span>
            <span className={styles.by}>
              {t('publishedVersion', { version })} <time>{formatAgo(at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChangeSignProps {
  /** Whether this is the agent's first publication. */
  isFirst: boolean
  colour: string | undefined
}

/** The kind of publication as an icon, in the agent's colour. */
function ChangeSign({ isFirst, colour = 'var(--ink-3)' }: ChangeSignProps) {
  const Icon = isFirst ? IconRocket : IconRefresh
  const style: CSSProperties & Record<`--${string}`, string> = { '--of-agent': colour }
  return (
    <span className={styles.sign} style={style} aria-hidden="true">
      <Icon size={16} />
    </span>
  )
}

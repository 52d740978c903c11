import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { listTexts as t } from '../listTexts.ts'
import styles from './FirstAgent.module.css'
import { AgentStage } from '../preview/AgentStage.tsx'
import type { ReactNode } from 'react'

/** An example of an agent, and how to create one, if none exists yet. */
export function FirstAgent({ action }: { action: ReactNode }) {
  return (
    <section className={styles.first}>
      <div className={styles.sample}>
        <AgentStage colour={currentBrand().primary} greeting={t('sampleGreeting')} />
      </div>
      <div className={styles.words}>
        <h2>{t('makeYourFirstAgent')}</h2>
        <p>{t('firstAgentHint')}</p>
        {action}
      </div>
    </section>
  )
}

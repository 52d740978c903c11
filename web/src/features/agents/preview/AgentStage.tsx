import { readableOn } from '@parley/functions/shared/brand/readableOn'
import type { CSSProperties } from 'react'
import type { AgentFace } from '../cards/agentFace.ts'
import styles from '../cards/AgentCard.module.css'

/** The corner of a website with the agent's launcher and its greeting. */
export function AgentStage({ colour, greeting }: AgentFace) {
  const style: CSSProperties & Record<'--own' | '--on-own', string> = {
    '--own': colour,
    '--on-own': readableOn(colour),
  }
  return (
    <div className={styles.stage} style={style} aria-hidden="true">
      <p>
        <span dir="auto">{greeting}</span>
      </p>
      <i className={styles.launcher} />
    </div>
  )
}

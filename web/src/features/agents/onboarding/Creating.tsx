import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import styles from '../wizard/AgentWizard.module.css'
import { SlowHint } from '../wizard/SlowHint.tsx'
import { t } from '../wizard/texts.ts'

/**
 * The agent is being created, with the seconds since the beginning. Trying again reloads the page, whose
 * draft is kept: the server finds the agent of the same attempt.
 */
export function Creating() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.status}>
      <Loader size="xs" aria-hidden="true" />
      <output>{t('creating')}</output>
      <span aria-hidden="true">{t('secondsPast', { seconds: String(seconds) })}</span>
      <SlowHint onRetry={() => location.reload()} />
    </div>
  )
}

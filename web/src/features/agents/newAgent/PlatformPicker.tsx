import type { Agent } from '@parley/functions/shared/agents/agent'
import styles from './NewAgentDrawer.module.css'
import { t } from '../texts.ts'

type Platform = Agent['agentPlatform']

const platforms: readonly Platform[] = ['vg', 'vf']

interface PlatformPickerProps {
  value: Platform
  onChange: (platform: Platform) => void
}

/** The service that answers for a new agent. */
export function PlatformPicker({ value, onChange }: PlatformPickerProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('platform')}</legend>
      <div className={styles.cards}>
        {platforms.map((platform) => (
          <label key={platform} className={styles.platform}>
            <input
              type="radio"
              name="platform"
              value={platform}
              checked={value === platform}
              onChange={() => onChange(platform)}
            />
            <b>{t(`platform_${platform}`)}</b>
            <span>{t(`platformLead_${platform}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { Button } from '@mantine/core'
import { checkContrast, correctContrast } from '@parley/functions/shared/themes/themeContrast'
import { IconCheck } from '@tabler/icons-react'
import { formatCount } from '../../../lib/formats/formats.ts'
import { useAgentEditing } from '../draft/AgentDraftContext.ts'
import styles from './Theme.module.css'
import { t } from './texts.ts'
import type { ThemeEditing } from './useTheme.ts'

/** Lists the pairs of colours with too little contrast, and corrects all of them at once. */
export function ContrastList({ editing }: { editing: ThemeEditing }) {
  const { theme, isCustom, schemes, apply } = editing
  const { store } = useAgentEditing()
  // The standard theme shows its accent colour only where it can be read.
  const checks = checkContrast(theme, schemes).filter(({ kind }) => isCustom || kind === 'accent')
  const failed = checks.filter(({ isEnough }) => !isEnough)

  function handleCorrection() {
    const corrected = correctContrast(theme, schemes)
    if (isCustom) apply(corrected)
    else store.change({ primaryColor: corrected.primary })
  }

  if (failed.length === 0)
    return (
      <output className={styles.good}>
        <IconCheck size={16} aria-hidden="true" /> {t('contrastGood')}
      </output>
    )
  return (
    <div className={styles.contrast}>
      <ul>
        {failed.map(({ kind, scheme, front, back, ratio, min }) => (
          <li key={`${kind} ${scheme}`}>
            {/* Letters that say nothing in any language. */}
            <span style={{ background: back, color: front }} lang="zxx" aria-hidden="true">
              Aa
            </span>
            {t('contrastOf', {
              what: t(`pair_${kind}`),
              ratio: formatCount(Math.floor(ratio * 10) / 10),
              min: formatCount(min),
            })}
            {schemes.length > 1 && kind !== 'gradient' && ` ${t(`in_${scheme}`)}`}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={handleCorrection}>
        {t('correctContrast')}
      </Button>
    </div>
  )
}

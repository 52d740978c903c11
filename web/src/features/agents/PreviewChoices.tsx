import { memo } from 'react'
import { Choice } from '../../components/Choice.tsx'
import type { ColorScheme } from '../../lib/colorScheme.ts'
import styles from './WidgetPreview.module.css'
import { t } from './texts.ts'

export type Moment = 'opening' | 'conversation'

interface PreviewChoicesProps {
  /** Undefined where the preview is about one thing. */
  moment: Moment | undefined
  onMoment: (moment: Moment) => void
  /** Undefined where the agent has colours of its own. */
  scheme: ColorScheme | undefined
  onScheme: (scheme: ColorScheme) => void
}

/** What a preview shows; left alone by the keystrokes that the preview follows. */
export const PreviewChoices = memo(function PreviewChoices(props: PreviewChoicesProps) {
  const { moment, onMoment, scheme, onScheme } = props
  return (
    <div className={styles.choices}>
      {moment && (
        <Choice
          label={t('whatThePreviewShows')}
          isLabelHidden
          value={moment}
          onChange={onMoment}
          options={[
            { value: 'opening', label: t('opening') },
            { value: 'conversation', label: t('conversation') },
          ]}
        />
      )}
      {scheme && (
        <Choice
          label={t('coloursOfThePreview')}
          isLabelHidden
          value={scheme}
          onChange={onScheme}
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
          ]}
        />
      )}
    </div>
  )
})

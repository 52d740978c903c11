import { memo } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import type { ColorScheme } from '../../../lib/browser/colorScheme.ts'
import styles from './WidgetPreview.module.css'
import { t } from '../texts.ts'

export type Moment = 'opening' | 'conversation'

interface PreviewChoicesProps {
  /** Undefined if the preview has a single moment. */
  moment: Moment | undefined
  onMoment: (moment: Moment) => void
  /** Undefined if the agent has its own colour scheme. */
  scheme: ColorScheme | undefined
  onScheme: (scheme: ColorScheme) => void
}

/** The choices of a preview; memoised, because the preview renders on each keystroke. */
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

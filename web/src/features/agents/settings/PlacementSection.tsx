import type { Placement } from '@parley/functions/shared/widget/widgetApi'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useAgentField } from '../draft/AgentDraftContext.ts'
import styles from './PlacementSection.module.css'
import { t } from './texts.ts'

const placements: Placement[] = ['bottom-right', 'bottom-left', 'popup', 'modal', 'full-width', 'embedded']

/** The placement of the widget, as six small pages to select from. */
export function PlacementSection() {
  const placement = useAgentField('placement')
  return (
    <FormSection title={t('placeOnThePage')}>
      <fieldset className={styles.cards}>
        <legend className="unseen">{t('placeOnThePage')}</legend>
        {placements.map((value) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name="placement"
              value={value}
              checked={placement.value === value}
              onChange={() => placement.change(value)}
            />
            <i className={styles.page} data-placement={value} aria-hidden="true">
              <i />
              <i />
            </i>
            <b>{t(`place_${value}`)}</b>
            <span>{t(`placeText_${value}`)}</span>
          </label>
        ))}
      </fieldset>
    </FormSection>
  )
}

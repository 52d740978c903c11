import type { Placement } from '@parley/functions/shared/widgetApi'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentField } from '../AgentDraftContext.ts'
import styles from './PlacementSection.module.css'

const placements: { value: Placement; label: string; text: string }[] = [
  { value: 'bottom-right', label: 'Bottom right', text: 'A bubble in the corner' },
  { value: 'bottom-left', label: 'Bottom left', text: 'The other corner' },
  { value: 'popup', label: 'Popup', text: 'A card in the middle' },
  { value: 'modal', label: 'Modal', text: 'The page is dimmed' },
  { value: 'full-width', label: 'Full width', text: 'A sheet from below' },
  { value: 'embedded', label: 'Embedded', text: 'A part of your page' },
]

/** Where the widget appears, as six small pages to choose from. */
export function PlacementSection() {
  const placement = useAgentField('placement')
  return (
    <FormSection title="Place on the page">
      <fieldset className={styles.cards}>
        <legend className="unseen">Place on the page</legend>
        {placements.map(({ value, label, text }) => (
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
            <b>{label}</b>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </FormSection>
  )
}
